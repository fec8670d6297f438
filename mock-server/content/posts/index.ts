import { opening } from './written/opening.ts'
import { englishFromTheFloor } from './written/english-floor.ts'
import { englishAboutLamps } from './written/english-lamps.ts'
import { englishAboutPeople } from './written/english-people.ts'
import { frenchPosts } from './written/french.ts'
import { germanPosts } from './written/german.ts'
import { greekPosts } from './written/greek.ts'
import { italianPosts } from './written/italian.ts'
import { portuguesePosts } from './written/portuguese.ts'
import { spanishPosts } from './written/spanish.ts'
import { englishSeries } from './series/english.ts'
import { frenchSeries } from './series/french.ts'
import { germanSeries } from './series/german.ts'
import { greekSeries } from './series/greek.ts'
import { italianSeries } from './series/italian.ts'
import { portugueseSeries } from './series/portuguese.ts'
import { spanishSeries } from './series/spanish.ts'
import type { WrittenPost } from './types.ts'

const written = [
  englishFromTheFloor,
  englishAboutLamps,
  englishAboutPeople,
  italianPosts,
  germanPosts,
  spanishPosts,
  greekPosts,
  portuguesePosts,
  frenchPosts,
]

const series = [
  ...englishSeries,
  ...italianSeries,
  ...germanSeries,
  ...spanishSeries,
  ...greekSeries,
  ...portugueseSeries,
  ...frenchSeries,
]

/**
 * Everything that Meridiana has written, newest first: what the design pictures show, then pieces of their own, then
 * what recurs.
 */
export const writtenPosts: readonly WrittenPost[] = [...opening, ...weave(written), ...weave(series)]

/** Lists of different lengths as one, so that each is spread evenly over the whole. */
function weave(lists: WrittenPost[][]): WrittenPost[] {
  return lists
    .flatMap((list, which) =>
      list.map((post, index) => ({ post, place: (index + 0.5 + which / (lists.length * 2)) / list.length })),
    )
    .sort((one, other) => one.place - other.place)
    .map(({ post }) => post)
}

export type { StateName, WrittenComment, WrittenEvent, WrittenFile, WrittenPost } from './types.ts'
