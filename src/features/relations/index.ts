export { RelatedCard } from './ui/RelatedCard'
export { RelationsView } from './ui/RelationsView'
