import { loadable } from '@/shared/loadable'

/** All communities, and the feed of one's own; a screen of its own, loaded when it is opened. */
export const CommunitiesView = loadable(() => import('./directory/CommunitiesView')).component('CommunitiesView')

/** One community; a screen of its own, loaded when it is opened. */
export const CommunityView = loadable(() => import('./ui/CommunityView')).component('CommunityView')

/** Pictures and videos side by side, and their large view. */
export const MediaGrid = loadable(() => import('./parts/MediaGrid')).component('MediaGrid')
export const FilesGallery = loadable(() => import('./parts/FilesGallery')).component('FilesGallery')
