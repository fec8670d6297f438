import { loadable } from '@/shared/loadable'

export { MembershipButton, type MembershipButtonProps } from './ui/MembershipButton'

/** The directory; a screen of its own, loaded when it is opened. */
export const DirectoryView = loadable(() => import('./ui/DirectoryView')).component('DirectoryView')

/** The feed of one's own communities; a screen of its own, loaded when it is opened. */
export const MyFeedView = loadable(() => import('./ui/MyFeedView')).component('MyFeedView')

/** One community; a screen of its own, loaded when it is opened. */
export const CommunityView = loadable(() => import('./ui/CommunityView')).component('CommunityView')
