import { fileText } from '../files/file-text.ts'
import type { Schemas } from '../schemas.ts'
import type { PostState, WorldData } from '../state/data.ts'
import { newestVersion } from '../views/attachments.ts'
import { tablesOf } from '../views/tables.ts'

/** The kinds of what can be found, by the names of their tabs. */
export type FindType = Exclude<keyof Schemas['SearchCounts'], 'all'>

/** A part of what can be found, by where it counts. */
export type Part = { in: Schemas['SearchFind']['matchedIn'][number]; text: string }

/** A thing that can be found. */
export type Entry = {
  /** Of the index; things of different types may have the same id. */
  key: string
  type: FindType
  id: string
  postId: string
  authorId: string
  at: number
  title: Part[]
  text: Part[]
  file: Part[]
  /** Names of its hashtags. */
  hashtags: string[]
}

/** Everything that can be found in a post and at it. */
export function entriesOf(data: WorldData, post: PostState): Entry[] {
  const base = {
    postId: post.id,
    authorId: post.authorId,
    at: post.createdAt,
    title: [],
    text: [],
    file: [],
    hashtags: [],
  }
  return [
    {
      ...base,
      key: `posts:${post.id}`,
      type: 'posts',
      id: post.id,
      title: [{ in: 'title', text: post.title }],
      text: [{ in: 'text', text: post.content.plain }, ...tableParts(data, post)],
      hashtags: post.hashtagIds.flatMap((id) => data.hashtags.get(id)?.name ?? []),
    },
    ...post.comments
      .filter(({ deleted }) => !deleted)
      .map(({ id, authorId, createdAt, content }): Entry => ({
        ...base,
        key: `comments:${id}`,
        type: 'comments',
        id,
        authorId,
        at: createdAt,
        text: [{ in: 'comment', text: content.plain }],
        hashtags: hashtagsIn(content.plain),
      })),
    ...post.images.map((image): Entry => ({
      ...base,
      key: `media:${post.id}:${image.id}`,
      type: 'media',
      id: image.id,
      text: [{ in: 'text', text: `${image.alternativeText}\n${image.caption ?? ''}`.trim() }],
    })),
    ...post.attachments.map((attachment): Entry => {
      const version = newestVersion(attachment)
      const isMedia = /^(image|video)\//.test(version.mimeType)
      return {
        ...base,
        key: `files:${attachment.id}`,
        type: isMedia ? 'media' : 'documents',
        id: attachment.id,
        authorId: version.addedBy,
        at: version.addedAt,
        file: [
          { in: 'name', text: version.name },
          ...(isMedia ? [] : fileText(version).map((text): Part => ({ in: 'content', text }))),
        ],
      }
    }),
  ]
}

/** What tells whether anything that can be found in a post has changed. */
export function markOf(post: PostState): string {
  return JSON.stringify([
    post.title,
    post.createdAt,
    post.authorId,
    post.revision,
    post.hashtagIds,
    post.images.map(({ id, alternativeText, caption }) => [id, alternativeText, caption]),
    post.attachments.map(({ id, versions: [newest] }) => [id, newest?.version, newest?.name]),
    post.comments.map(({ id, version, deleted }) => [id, version, deleted]),
  ])
}

function tableParts(data: WorldData, { content }: PostState): Part[] {
  return tablesOf(data, content.delta).flatMap(({ id }): Part[] => {
    const table = data.tables.get(id)
    if (!table) return []
    const rows = [table.data.columns.map(({ name }) => name), ...table.data.rows]
    return [{ in: 'table', text: [table.title, ...rows.map((row) => row.map(cellText).join(' · '))].join('\n') }]
  })
}

function cellText(cell: unknown): string {
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell) : ''
}

function hashtagsIn(text: string): string[] {
  return Array.from(text.matchAll(/#([\p{L}\p{N}\p{M}]+)/gu), ([, name]) => name ?? '')
}
