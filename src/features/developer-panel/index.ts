export { DeveloperPanel } from './ui/DeveloperPanel'
