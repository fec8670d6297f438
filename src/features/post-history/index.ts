import { loadable } from '@/shared/loadable'

export { revisionQueries } from './api/revision-queries'

/** The published texts of a post; a screen of its own, loaded when it is opened. */
export const HistoryView = loadable(() => import('./ui/HistoryView')).component('HistoryView')
