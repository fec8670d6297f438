import { loadable } from '@/shared/loadable'

/** Who can read a post; loaded when its tab is opened. */
export const VisibilityPanel = loadable(() => import('./ui/VisibilityPanel')).component('VisibilityPanel')
