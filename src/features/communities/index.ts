import { loadable } from '@/shared/loadable'

/** All communities; a screen of its own, loaded when it is opened. */
export const DirectoryView = loadable(() => import('./ui/DirectoryView')).component('DirectoryView')

/** One community; a screen of its own, loaded when it is opened. */
export const CommunityView = loadable(() => import('./ui/CommunityView')).component('CommunityView')
