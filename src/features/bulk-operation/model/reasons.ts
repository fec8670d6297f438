import type { Operation, ReportPost } from './operation'

type LeftOutPost = NonNullable<Operation['leftOut']>[number]

/** A post of a report that was not moved, with all that stood in its way. */
export type Unmoved = { id: string; title: string; reasons: readonly string[] }

/** The posts that one reason kept where they are. */
export type ReasonGroup = { reason: string; posts: readonly Unmoved[] }

/** A post that failed, with its reason; where the server gives none, with what is said then. */
export function failedPost({ id, title, reason }: ReportPost, unknown: string): Unmoved {
  return { id, title, reasons: [reason?.message || unknown] }
}

/** A post that was left out, with its reasons. */
export function leftOutPost({ id, title, reasons }: LeftOutPost, unknown: string): Unmoved {
  const messages = reasons.map(({ message }) => message).filter((message) => message !== '')
  return { id, title, reasons: messages.length > 0 ? messages : [unknown] }
}

/** Posts by what kept them, the most frequent reason first; one with several reasons stands once, under its first. */
export function byReason(posts: readonly Unmoved[]): ReasonGroup[] {
  const groups = new Map<string, Unmoved[]>()
  for (const post of posts) {
    const [reason = ''] = post.reasons
    groups.set(reason, [...(groups.get(reason) ?? []), post])
  }
  return [...groups]
    .map(([reason, members]) => ({ reason, posts: members }))
    .sort((one, other) => other.posts.length - one.posts.length)
}
