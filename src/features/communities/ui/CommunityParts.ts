/** The parts of a community that are opened from its feed; one file, loaded with the first of them. */
export { CommunityEvents } from './CommunityEvents'
export { CommunityFiles } from './CommunityFiles'
export { CommunityHashtags } from './CommunityHashtags'
export { CommunityMembers } from './CommunityMembers'
export { CommunityPosts } from './CommunityPosts'
