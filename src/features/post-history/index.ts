export { HistoryView } from './ui/HistoryView'
