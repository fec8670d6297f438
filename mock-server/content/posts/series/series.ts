import type { Language } from '../../people/index.ts'
import type { Scene } from '../../../pictures/scenes.ts'
import type { WrittenPost } from '../types.ts'

/**
 * Posts that come again and again in an organisation, such as a weekly report: the frame is the same, the words are
 * not.
 */
export type Series = {
  language: Language
  community: string
  /** Who writes them, in turn. */
  by: string[]
  /** Pictures for every second post, in turn. */
  scenes?: Scene[]
  /** What a screen reader says of such a picture. */
  alternativeText?: string
  state?: WrittenPost['state']
  /** One entry per post: its title and its paragraphs. */
  posts: [title: string, ...paragraphs: string[]][]
}

/** The posts of a series, each with an author and, where the series has them, a picture. */
export function postsOf({
  language,
  community,
  by,
  scenes = [],
  alternativeText = '',
  state,
  posts,
}: Series): WrittenPost[] {
  return posts.map(([title, ...paragraphs], index) => {
    const scene = index % 2 === 0 ? scenes[(index / 2) % Math.max(1, scenes.length)] : undefined
    return {
      language,
      community,
      title,
      by: by[index % by.length] ?? 'chiara-conti',
      body: paragraphs.join('\n\n'),
      likes: 3 + ((title.length * 7 + index * 5) % 23),
      ...(state && index % 3 !== 2 ? { state } : {}),
      ...(scene ? { pictures: [{ scene, alternativeText }] } : {}),
    }
  })
}
