import { writtenPosts } from '../content/posts/index.ts'
import { postStates } from '../content/workflow-states.ts'
import { personalOf, type PostState } from '../state/data.ts'
import { rewrite } from '../state/notifications.ts'
import { recordDecision } from '../state/records.ts'
import type { Schemas } from '../schemas.ts'
import type { World } from '../state/world.ts'
import { dropTasks } from './drop-tasks.ts'
import { countHashtag } from './hashtag-counts.ts'
import { notifyAbout, renewReaders } from './notify.ts'

/**
 * People who want to hear of what happens to a post: its author, who talked below it, who keeps it, who follows its
 * author.
 */
export function followersOf(world: World, post: PostState): Set<string> {
  const followers = new Set([post.authorId, ...post.comments.map(({ authorId }) => authorId)])
  for (const [personId, personal] of world.data.personal) {
    if (personal.bookmarkedPostIds.has(post.id) || personal.followedUserIds.has(post.authorId)) followers.add(personId)
  }
  return followers
}

/** Likes a post or takes the like back. */
export function setPostLike(post: PostState, by: string, liked: boolean): void {
  if (liked) post.likedBy.add(by)
  else post.likedBy.delete(by)
}

/** Moves a post to another state of the workflow; its followers and the people in `alsoTell` are notified. */
export function changeState(
  world: World,
  { post, by, to, alsoTell = [] }: { post: PostState; by: string; to: Schemas['WorkflowState']; alsoTell?: string[] },
): void {
  const fromState = post.workflowState ?? postStates.draft
  if (fromState.id === to.id) return
  const at = world.clock.now()
  recordDecision(post, { to, by, at })
  const occasion = { by: [by], at, post, transition: { fromState, toState: to } }
  notifyAbout(world, 'status-change', [...followersOf(world, post), ...alsoTell], occasion)
}

/** Says that a post was changed: its followers hear of it once. */
export function touchPost(world: World, post: PostState, by: string): void {
  post.editedAt = world.clock.now()
  notifyAbout(world, 'post-attachments-edit', followersOf(world, post), { by: [by], at: post.editedAt, post })
}

/** Takes a post away. What told of it stays, and says that there is nothing to open any more. */
export function removePost(world: World, post: PostState, by: string): void {
  const followers = followersOf(world, post)
  dropTasks(world, post, by)
  world.data.posts.delete(post.id)
  world.data.feed = world.data.feed.filter((candidate) => candidate !== post)
  for (const id of post.hashtagIds) countHashtag(world.data, id, -1)
  for (const [userId, personal] of world.data.personal) {
    const about = personal.notifications.filter(({ entry }) => entry.post?.id === post.id)
    for (const stored of about)
      if (stored.entry.post) rewrite(personal, stored, { post: { ...stored.entry.post, removed: true } })
    if (about.length > 0) world.events.emit('notifications-changed', { userId })
  }
  notifyAbout(world, 'post-remove', followers, { by: [by], at: world.clock.now(), post })
}

/**
 * Posts once more what was written long ago, as if it had just been written: for lists that shall grow while one looks.
 */
export function republish(world: World, which: number): PostState | undefined {
  const written = writtenPosts[which % writtenPosts.length]
  const original = world.data.feed.find(({ title }) => title === written?.title)
  if (!original) return undefined
  const [newest] = world.data.feed
  const number = Math.max(...world.data.feed.map((post) => post.number)) + 1
  const post: PostState = {
    ...original,
    id: `p-${number}`,
    number,
    order: (newest?.order ?? 0) + 1,
    createdAt: world.clock.now(),
    editedAt: null,
    archived: false,
    records: [],
    likedBy: new Set(),
    comments: [],
    attachments: [],
    mainAttachmentId: null,
    saves: 1,
  }
  world.data.posts.set(post.id, post)
  world.data.feed.unshift(post)
  for (const id of post.hashtagIds) countHashtag(world.data, id, 1)
  const readers = [...world.data.personal.keys()].filter((id) =>
    personalOf(world.data, id).followedUserIds.has(post.authorId),
  )
  notifyAbout(world, 'post-creation', readers, { by: [post.authorId], at: post.createdAt, post })
  renewReaders(world, post)
  return post
}
