import type { Schemas } from '@/api'

const longestExcerpt = 230

/** The post as it will be once the draft is published. Without a draft it is the published one. */
export function postOfDraft(post: Schemas['Post'], draft: Schemas['Draft'] | null): Schemas['Post'] {
  if (draft === null) return post
  const { title, content, language, imageIds, coverImageId, event } = draft
  const images = imageIds?.flatMap((id) => post.images.find((image) => image.id === id) ?? []) ?? post.images
  const cover = images.find(({ id }) => id === coverImageId)?.url ?? null
  const { event: _, ...rest } = post
  const shownEvent = event === undefined ? post.event : event
  return {
    ...rest,
    title: title.trim(),
    excerpt: excerptOf(content),
    content,
    language,
    images,
    imagesCount: images.length,
    coverImageUrl: coverImageId === undefined ? post.coverImageUrl : cover,
    ...(shownEvent ? { event: shownEvent } : {}),
  }
}

/** The first words of a text, as the feed shows them. */
function excerptOf({ ops }: Schemas['Delta']): string {
  const plain = ops.map(({ insert }) => (typeof insert === 'string' ? insert : '')).join('')
  const text = plain.replaceAll(/\s+/g, ' ').trim()
  return text.length <= longestExcerpt ? text : `${text.slice(0, text.lastIndexOf(' ', longestExcerpt - 1))}…`
}
