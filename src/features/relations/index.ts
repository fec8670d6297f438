import { loadable } from '@/shared/loadable'

export { RelatedCard, type RelatedCardProps } from './ui/RelatedCard'

/** The posts that a post is related to; a screen of its own, loaded when it is opened. */
export const RelationsView = loadable(() => import('./ui/RelationsView')).component('RelationsView')
