import { loadable } from '@/shared/loadable'

/** The sub-activities of a post as its tab; loaded when it is opened. */
export const SubActivitiesPanel = loadable(() => import('./ui/SubActivitiesPanel')).component('SubActivitiesPanel')
