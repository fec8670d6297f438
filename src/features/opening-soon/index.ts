export { OpeningSoonPage, type OpeningSoonPageProps } from './ui/OpeningSoonPage'
