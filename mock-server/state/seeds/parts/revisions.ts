import { writtenRevisions, type WrittenRevision } from '../../../content/relations.ts'
import type { Schemas } from '../../../schemas.ts'
import { historyOf, revisionOf } from '../../../views/revisions.ts'
import type { PostState, WorldData } from '../../data.ts'
import { day, hour } from '../../times.ts'

/** Gives posts the texts that they had before; the posts must be there already. */
export function addRevisions(data: WorldData): void {
  for (const { post: title, texts } of writtenRevisions) {
    const post = data.feed.find((candidate) => candidate.title.startsWith(title))
    if (post) addHistory(post, texts)
  }
}

/** Lets one post have been published so often, a few hours apart; its newest text stays what it is. */
export function crowdRevisions(data: WorldData, total: number): void {
  const post = data.feed.find(({ title }) => title.startsWith('The week in figures: lines 1 to 4'))
  if (!post) return
  const [first, ...rest] = historyOf(post)
  const newest = rest.at(-1)
  if (!first || !newest) return
  const between = Array.from({ length: total - 2 }, (_, index) => ({
    ...first,
    revision: index + 2,
    publishedAt: first.publishedAt + (index + 1) * hour,
    note: index % 3 === 0 ? `Figures counted for the ${index + 2}th time` : null,
    substantive: false,
    content: said(newest.content, [['98.6 %', `98.${index % 10} %`]]),
  }))
  const publishedAt = first.publishedAt + total * hour
  post.history = [first, ...between, { ...newest, revision: total, publishedAt }]
  post.revision = total
  post.editedAt = publishedAt
}

function addHistory(post: PostState, texts: readonly WrittenRevision[]): void {
  const { delta } = post.content
  let publishedAt = post.createdAt
  post.history = texts.map((text, index) => {
    publishedAt += text.after * day
    const { note, substantive } = text
    const revision = revisionOf(post, { publishedAt, by: post.authorId, note, substantive })
    return { ...revision, revision: index + 1, content: said(delta, text.said) }
  })
  post.revision = texts.length
  post.editedAt = publishedAt
}

/** A text with other words in place of some. */
function said({ ops }: Schemas['Delta'], words: WrittenRevision['said']): Schemas['Delta'] {
  return {
    ops: ops.map((operation) => {
      const { insert } = operation
      if (typeof insert !== 'string') return operation
      return { ...operation, insert: words.reduce((text, [now, then]) => text.replaceAll(now, then), insert) }
    }),
  }
}
