export { findPost, findSummary, forgetPost, patchLists, patchPost, postKeys, type PostPatch } from './post-cache'
