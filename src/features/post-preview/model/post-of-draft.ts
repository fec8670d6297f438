import type { Schemas } from '@/api'
import { deltaText } from '@/design-system/RichText'

type Fields = Pick<Schemas['DraftFields'], 'title' | 'content' | 'language' | 'imageIds' | 'coverImageId'>

/** The pictures and tables that a draft may name. */
type Media = { images: readonly Schemas['PostImage'][]; tables: readonly Schemas['TableSummary'][] }

/** The longest excerpt of the feed, in characters. */
const LONGEST_EXCERPT = 230

/** The post as its readers will have it once this draft of it is published. */
export function postOfDraft(
  post: Schemas['Post'],
  { title, content, language, imageIds, coverImageId }: Fields,
  media: Media = { images: post.images, tables: post.tables ?? [] },
): Schemas['Post'] {
  const named = (id: string) => media.images.find((image) => image.id === id)
  const images = imageIds ? imageIds.flatMap((id) => named(id) ?? []) : post.images
  const cover = coverImageId === undefined ? undefined : named(coverImageId ?? '')
  return {
    ...post,
    title: title.trim(),
    excerpt: excerptOf(content),
    content,
    language,
    hashtags: hashtagsOf(content, post.hashtags),
    images,
    imagesCount: images.length,
    tables: [...media.tables],
    ...(coverImageId !== undefined && { coverImage: cover ?? null, coverImageUrl: cover?.url ?? null }),
  }
}

/** Whether there is nothing that readers could see. */
export function isEmptyPost({ title, content, imagesCount, attachmentsCount }: Schemas['Post']): boolean {
  const isBlank = ({ insert }: Schemas['DeltaOperation']) => typeof insert === 'string' && insert.trim() === ''
  return title.trim() === '' && content.ops.every(isBlank) && imagesCount === 0 && attachmentsCount === 0
}

/** The first words of a text, cut after a word. */
function excerptOf(content: Schemas['Delta']): string {
  const text = deltaText(content).replaceAll(/\s+/g, ' ').trim()
  if (text.length <= LONGEST_EXCERPT) return text
  const end = text.lastIndexOf(' ', LONGEST_EXCERPT - 1)
  return `${text.slice(0, end > 0 ? end : LONGEST_EXCERPT - 1)}…`
}

/** The hashtags that the text names, each once; those that the post has already say whether they still exist. */
function hashtagsOf(
  { ops }: Schemas['Delta'],
  known: readonly Schemas['HashtagSummary'][],
): Schemas['HashtagSummary'][] {
  const named = ops.flatMap(({ insert }) => (typeof insert === 'object' ? (insert.hashtag ?? []) : []))
  const byName = new Map(named.map((hashtag) => [hashtag.name, hashtag]))
  return [...byName.values()].map(
    ({ id, name }) => known.find((hashtag) => hashtag.id === id) ?? { id, name, deleted: false },
  )
}
