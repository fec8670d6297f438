export { HandOn, type HandOnProps } from './ui/HandOn'
