import MiniSearch from 'minisearch'
import type { RichText } from '../content/rich-text.ts'
import type { PostState, WorldData } from '../state/data.ts'
import { entriesOf, markOf, type Entry } from './entries.ts'
import { wordsOf } from '../../src/features/search/model/fold.ts'
import { hashtagWord, holds, type Term } from './terms.ts'

/** What counts more, the first most. */
const fields = ['title', 'text', 'file'] as const

/** An entry as the index keeps it: its words, folded, with a break between parts that no row of words crosses. */
type Document = { id: string } & Record<(typeof fields)[number], string>

type Kept = { entry: Entry; document: Document; words: Record<(typeof fields)[number], string[]> }

/** Between two parts; no word can be it. */
const partBreak = '|'

/** Where a term stands in an entry: 0 for its title, 1 for its text, 2 for its file. */
export type Tiers = ReadonlyMap<string, number>

const spaced = (text: string) => text.split(' ').filter((word) => word !== '' && word !== partBreak)

/** All words of a world; made when somebody searches for the first time, and kept up to what has changed since. */
export class WorldIndex {
  readonly #words = new MiniSearch<Document>({
    fields: [...fields],
    tokenize: spaced,
    processTerm: (word) => word,
  })
  readonly #kept = new Map<string, Kept>()
  readonly #posts = new Map<string, { mark: string; content: RichText; keys: string[] }>()

  /** Takes in what has changed. */
  update(data: WorldData): void {
    const gone = new Set(this.#posts.keys())
    for (const post of data.feed) {
      gone.delete(post.id)
      this.#take(data, post)
    }
    for (const id of gone) this.#drop(id)
  }

  get keys(): Iterable<string> {
    return this.#kept.keys()
  }

  entry(key: string): Entry | undefined {
    return this.#kept.get(key)?.entry
  }

  /** The entries that hold a term, and where. */
  find(term: Term): Tiers {
    const { words, begins, hashtag } = term
    const last = words.length - 1
    const found = hashtag
      ? this.#words.search(words.map(hashtagWord).join(' '), { combineWith: 'AND' })
      : this.#words.search(words.join(' '), { combineWith: 'AND', prefix: (_, index) => begins && index === last })
    const isRow = !hashtag && words.length > 1
    return new Map(
      found.flatMap(({ id, match }): [string, number][] => {
        const key = id as string
        const inFields = Object.values(match).flat()
        const tier = fields.findIndex((field) => (isRow ? this.#holds(key, field, term) : inFields.includes(field)))
        return tier < 0 ? [] : [[key, tier]]
      }),
    )
  }

  #holds(key: string, field: (typeof fields)[number], term: Term): boolean {
    return holds(this.#kept.get(key)?.words[field] ?? [], term)
  }

  #take(data: WorldData, post: PostState): void {
    const mark = markOf(post)
    const known = this.#posts.get(post.id)
    if (known?.mark === mark && known.content === post.content) return
    this.#drop(post.id)
    const entries = entriesOf(data, post)
    for (const entry of entries) this.#add(entry)
    this.#posts.set(post.id, { mark, content: post.content, keys: entries.map(({ key }) => key) })
  }

  #add(entry: Entry): void {
    const wordsIn = (parts: Entry['title']) =>
      parts.flatMap(({ text }, index) => [...(index > 0 ? [partBreak] : []), ...wordsOf(text)])
    const hashtags = entry.hashtags.flatMap((name) => wordsOf(name).map(hashtagWord))
    const words = {
      title: wordsIn(entry.title),
      text: [...wordsIn(entry.text), partBreak, ...hashtags],
      file: wordsIn(entry.file),
    }
    const document = {
      id: entry.key,
      title: words.title.join(' '),
      text: words.text.join(' '),
      file: words.file.join(' '),
    }
    this.#words.add(document)
    this.#kept.set(entry.key, { entry, document, words })
  }

  #drop(postId: string): void {
    for (const key of this.#posts.get(postId)?.keys ?? []) {
      const kept = this.#kept.get(key)
      if (kept) this.#words.remove(kept.document)
      this.#kept.delete(key)
    }
    this.#posts.delete(postId)
  }
}

const indexes = new WeakMap<WorldData, WorldIndex>()

/** The index of a world as it stands now. */
export function indexOf(data: WorldData): WorldIndex {
  const index = indexes.get(data) ?? new WorldIndex()
  indexes.set(data, index)
  index.update(data)
  return index
}
