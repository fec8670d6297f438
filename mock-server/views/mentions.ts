import type { Person } from '../content/people/index.ts'
import { mentionsIn } from '../content/rich-text.ts'
import type { Schemas } from '../schemas.ts'
import { personalOf, type PostState, type StoredNotification, type WorldData } from '../state/data.ts'
import { instant } from '../state/times.ts'
import { mayRead } from './communities.ts'
import { postRef } from './workflow-posts.ts'

/** A notification that tells of a mention which the person can still open. */
export type Mentioning = { stored: StoredNotification; post: PostState }

const excerptLength = 240

/** Everything that mentions a person, the newest first: each is told of by a notification and read with it. */
export function mentionsOf(data: WorldData, viewer: Person): Mentioning[] {
  return personalOf(data, viewer.id)
    .notifications.flatMap((stored) => {
      const post = data.posts.get(stored.entry.post?.id ?? '')
      if (!post || !mayRead(data.communities.get(post.communityId), viewer)) return []
      return mentions(data, { stored, post }, viewer) ? { stored, post } : []
    })
    .reverse()
}

/** How many of them the person has not read. */
export function unreadMentions(all: readonly Mentioning[]): number {
  return all.filter(({ stored }) => !stored.entry.read).length
}

/** A mention as its person sees it. */
export function mentionView(data: WorldData, { stored, post }: Mentioning, viewer: Person): Schemas['Mention'] {
  const { id, authorUsers, timestamp, descriptionPlainText = '', read, comment, task } = stored.entry
  const [author] = [authorUsers].flat() as [Schemas['UserSummary']]
  return {
    id,
    post: postRef(data, post),
    commentId: comment?.id ?? null,
    taskId: task?.id ?? null,
    author,
    viaGroup: namedGroup(data, { stored, post }, viewer),
    at: timestamp,
    excerpt:
      descriptionPlainText.length > excerptLength
        ? `${descriptionPlainText.slice(0, excerptLength - 1)}…`
        : descriptionPlainText,
    read,
  }
}

/** The people that a text mentions, those of the groups that it names included; each once. */
export function mentionedPeople({ groups }: WorldData, text: Schemas['Delta']): string[] {
  return [...new Set(mentionsIn(text).flatMap((id) => groups.get(id)?.memberIds ?? [id]))]
}

function mentions(data: WorldData, { stored, post }: Mentioning, viewer: Person): boolean {
  const { typeId, comment, task } = stored.entry
  switch (typeId) {
    case 'comment-mention':
      return data.comments.get(comment?.id ?? '')?.deleted === false
    case 'task-mention':
      return data.tasks.get(task?.id ?? '')?.deleted === false
    case 'post-creation':
      return mentionedPeople(data, post.content.delta).includes(viewer.id)
    default:
      return false
  }
}

/** The group by which a text names a person whom it does not name itself. */
function namedGroup(data: WorldData, mentioning: Mentioning, viewer: Person): Schemas['MentionedGroup'] | null {
  const named = mentionsIn(textOf(data, mentioning))
  if (named.includes(viewer.id)) return null
  const group = named.map((id) => data.groups.get(id)).find((one) => one?.memberIds.includes(viewer.id))
  return group ? { id: group.id, name: group.name } : null
}

/** The text that mentions: of a comment, of one below a task, or of the post itself. */
function textOf(data: WorldData, { stored: { entry }, post }: Mentioning): Schemas['Delta'] {
  const task = data.tasks.get(entry.task?.id ?? '')
  // A notification of a task does not name the comment that it tells of.
  if (task) return task.comments.find((one) => instant(one.createdAt) === entry.timestamp)?.content.delta ?? { ops: [] }
  return (data.comments.get(entry.comment?.id ?? '')?.content ?? post.content).delta
}
