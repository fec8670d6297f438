import { createStore } from 'effector'
import { postFoundGone } from './bell'
import { personChanged } from './person'

/** Posts that turned out to be gone or closed: their notifications say so instead of leading there again. */
export const $gonePosts = createStore<ReadonlySet<string>>(new Set(), { serialize: 'ignore' })
  .on(postFoundGone, (gone, { postId }) => new Set(gone).add(postId))
  .on(personChanged, () => new Set())
