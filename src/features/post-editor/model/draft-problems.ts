import type { Schemas } from '@/api'
import type { DraftFields } from './draft-session'

/** The longest title and text that can be published, in characters. */
export const TITLE_LIMIT = 200
export const TEXT_LIMIT = 100_000

/** How many pictures, its cover included, and tables a post can have. */
export const MEDIA_LIMITS = { images: 30, tables: 20 }

type Problem = Schemas['DraftProblem']

/** What the browser sees for itself, at once and without a network. */
const own: ReadonlySet<string> = new Set([
  'title-missing',
  'title-too-long',
  'content-missing',
  'content-too-long',
  'too-many-images',
  'too-many-tables',
  'image-without-description',
])

/**
 * What is to be looked at before publishing: what is plain at once, and what only the server can know. `undescribed`
 * are the pictures without a description.
 */
export function problemsOf(
  { title, content, imageIds = [], coverImageId }: DraftFields,
  known: readonly Problem[],
  undescribed: readonly string[] = [],
): Problem[] {
  const problems: Problem[] = []
  const error = (pointer: string, code: string) => problems.push({ pointer, code, severity: 'error' })
  const letters = title.trim().length
  if (letters === 0) error('/title', 'title-missing')
  if (letters > TITLE_LIMIT) error('/title', 'title-too-long')
  const text = content.ops.map(({ insert }) => (typeof insert === 'string' ? insert : '')).join('')
  const embeds = content.ops.some(({ insert }) => typeof insert !== 'string')
  if (text.trim() === '' && !embeds) error('/content', 'content-missing')
  if (text.trim().length > TEXT_LIMIT) error('/content', 'content-too-long')
  const images = new Set(coverImageId ? [...imageIds, coverImageId] : imageIds)
  if (images.size > MEDIA_LIMITS.images) error('/content', 'too-many-images')
  const tables = new Set(content.ops.flatMap(({ insert }) => (typeof insert === 'object' && insert.table?.id) || []))
  if (tables.size > MEDIA_LIMITS.tables) error('/content', 'too-many-tables')
  for (const id of undescribed)
    problems.push({ pointer: `/images/${id}`, code: 'image-without-description', severity: 'warning' })
  return [...problems, ...known.filter(({ code }) => !own.has(code))]
}
