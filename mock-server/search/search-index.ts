import type { Schemas } from '../schemas.ts'
import { textsOf } from '../files/made-file.ts'
import type { AttachmentState, CommentState, PostState, WorldData } from '../state/data.ts'
import { newestVersion } from '../views/attachments.ts'
import type { Query, Term } from './query.ts'
import { foldedWords, otherSpellings, tagsIn } from './words.ts'

export type HitKind = 'post' | 'comment' | 'media' | 'document'

/** A part of a document: its title, its text, a page. */
export type Field = { name: string; text: string; weight: number; page?: number }

/** Something that can be found. */
export type Entry = {
  number: number
  kind: HitKind
  id: string
  post: PostState
  comment?: CommentState
  image?: Schemas['PostImage']
  attachment?: AttachmentState
  at: number
  by: string
  fields: readonly Field[]
  /** What it was made from; another object says that it has changed. */
  origin: readonly unknown[]
  /** The last look at the world that saw it. */
  seen: number
}

/**
 * Everything that is published in a world, by its words. Each search first takes in what has changed since the one
 * before; what has not is left as it is.
 */
export class SearchIndex {
  readonly #entries = new Map<string, Entry>()
  readonly #byNumber: (Entry | undefined)[] = []
  /** For each word, the numbers of the entries that hold it, with the weight of the best place. */
  readonly #places = new Map<string, Map<number, number>>()
  readonly #tags = new Map<string, Set<number>>()
  /** All words in their order, so that those which begin alike stand together. */
  #vocabulary: string[] = []
  #newWords: string[] = []
  /** Texts recur: the same words are not taken apart again. */
  readonly #wordsOfText = new Map<string, string[]>()
  #look = 0

  /** How many entries were taken apart so far. */
  taken = 0

  sync(data: WorldData): void {
    this.#look += 1
    for (const post of data.feed) {
      this.#keep(`post ${post.id}`, [post.content, post.title, post.hashtagIds], () => postEntry(data, post))
      for (const image of post.images)
        this.#keep(`image ${post.id} ${image.id}`, [image.alternativeText, image.caption], () =>
          imageEntry(post, image),
        )
      for (const attachment of post.attachments) {
        const newest = attachment.versions[0]
        this.#keep(`file ${attachment.id}`, [newest, newest?.name, post.content], () => fileEntry(post, attachment))
      }
      for (const comment of post.comments)
        if (!comment.deleted) this.#keep(`comment ${comment.id}`, [comment.content], () => commentEntry(post, comment))
    }
    for (const [key, entry] of this.#entries) if (entry.seen !== this.#look) this.#drop(key, entry)
    if (this.#newWords.length > 0) {
      this.#vocabulary = [...this.#vocabulary, ...this.#newWords].sort()
      this.#newWords = []
    }
  }

  /** What a query finds, with how well it fits. */
  find({ some, every, none, exact }: Query): { entry: Entry; score: number }[] {
    const wanted = [...every, ...(exact ? [exact] : [])].map((term) => this.#holding(term))
    const any = some.map((term) => this.#holding(term))
    const unwanted = none.map((term) => this.#holding(term))
    const [narrowest] = [...wanted].sort((one, other) => one.size - other.size)
    const candidates: Iterable<number> =
      narrowest?.keys() ??
      (any.length > 0
        ? new Set(any.flatMap((places) => [...places.keys()]))
        : [...this.#entries.values()].map(({ number }) => number))
    const finds: { entry: Entry; score: number }[] = []
    for (const number of candidates) {
      const entry = this.#byNumber[number]
      if (!entry) continue
      if (!wanted.every((places) => places.has(number))) continue
      if (any.length > 0 && !any.some((places) => places.has(number))) continue
      if (unwanted.some((places) => places.has(number))) continue
      const weights = [...wanted, ...any].map((places) => places.get(number) ?? 0)
      const met = weights.filter((weight) => weight > 0).length
      // Who holds two of the words is meant rather than who holds one in a better place.
      finds.push({ entry, score: weights.reduce((sum, weight) => sum + weight, 0) * (met / weights.length || 1) ** 2 })
    }
    return finds
  }

  /** The entries that hold a term, with the weight of the best place. */
  #holding({ words, begins, tag }: Term): ReadonlyMap<number, number> {
    if (tag !== null) return new Map([...(this.#tags.get(tag) ?? [])].map((number) => [number, 5]))
    const [first] = words
    if (first === undefined) return new Map()
    if (words.length === 1) return this.#ofWord(first, begins)
    const all = words.map((word, index) => this.#ofWord(word, begins && index === words.length - 1))
    const [narrowest, ...others] = all.sort((one, other) => one.size - other.size)
    const found = new Map<number, number>()
    for (const [number, weight] of narrowest ?? []) {
      if (!others.every((places) => places.has(number))) continue
      const entry = this.#byNumber[number]
      if (entry?.fields.some(({ text }) => this.#standTogether(text, words, begins))) found.set(number, weight)
    }
    return found
  }

  #standTogether(text: string, words: readonly string[], begins: boolean): boolean {
    const own = this.#words(text)
    return own.some((_, from) =>
      words.every((word, offset) => {
        const found = own[from + offset]
        return begins && offset === words.length - 1 ? found?.startsWith(word) : found === word
      }),
    )
  }

  #ofWord(word: string, begins: boolean): ReadonlyMap<number, number> {
    if (!begins) return this.#places.get(word) ?? new Map<number, number>()
    const found = new Map<number, number>()
    for (let at = this.#firstFrom(word); this.#vocabulary[at]?.startsWith(word); at += 1) {
      for (const [number, weight] of this.#places.get(this.#vocabulary[at] ?? '') ?? [])
        if ((found.get(number) ?? 0) < weight) found.set(number, weight)
    }
    return found
  }

  #firstFrom(word: string): number {
    let low = 0
    let high = this.#vocabulary.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.#vocabulary[middle] ?? '') < word) low = middle + 1
      else high = middle
    }
    return low
  }

  #keep(key: string, origin: readonly unknown[], make: () => Omit<Entry, 'number' | 'origin' | 'seen'>): void {
    const before = this.#entries.get(key)
    if (before?.origin.every((part, index) => part === origin[index])) {
      before.seen = this.#look
      return
    }
    if (before) this.#drop(key, before)
    this.taken += 1
    const entry: Entry = { ...make(), number: this.#byNumber.length, origin, seen: this.#look }
    this.#byNumber.push(entry)
    this.#entries.set(key, entry)
    for (const { name, text, weight } of entry.fields) {
      for (const word of [...this.#words(text), ...otherSpellings(text)]) this.#place(word, entry.number, weight)
      const tags = name === 'hashtag' ? foldedWords(text) : tagsIn(text)
      for (const tag of tags) this.#tags.set(tag, (this.#tags.get(tag) ?? new Set()).add(entry.number))
    }
  }

  #place(word: string, number: number, weight: number): void {
    const places = this.#places.get(word)
    if (!places) {
      this.#places.set(word, new Map([[number, weight]]))
      this.#newWords.push(word)
    } else if ((places.get(number) ?? 0) < weight) places.set(number, weight)
  }

  #drop(key: string, entry: Entry): void {
    this.#entries.delete(key)
    this.#byNumber[entry.number] = undefined
    for (const { name, text } of entry.fields) {
      for (const word of [...this.#words(text), ...otherSpellings(text)]) this.#places.get(word)?.delete(entry.number)
      for (const tag of name === 'hashtag' ? foldedWords(text) : tagsIn(text)) this.#tags.get(tag)?.delete(entry.number)
    }
  }

  #words(text: string): string[] {
    const before = this.#wordsOfText.get(text)
    if (before) return before
    const words = foldedWords(text)
    this.#wordsOfText.set(text, words)
    return words
  }
}

const indexes = new WeakMap<WorldData, SearchIndex>()

/** The index of a world, as the world is now. */
export function indexOf(data: WorldData): SearchIndex {
  const known = indexes.get(data)
  const index = known ?? new SearchIndex()
  if (!known) indexes.set(data, index)
  index.sync(data)
  return index
}

type Made = Omit<Entry, 'number' | 'origin' | 'seen'>

function postEntry(data: WorldData, post: PostState): Made {
  const tags = post.hashtagIds.flatMap((id) => {
    const tag = data.hashtags.get(id)
    return tag && !tag.deleted ? [tag.name] : []
  })
  const tables = post.content.delta.ops.flatMap(({ insert }) => {
    const table = typeof insert === 'object' && insert.table ? data.tables.get(insert.table.id) : undefined
    return table ? [tableText(table)] : []
  })
  return {
    kind: 'post',
    id: post.id,
    post,
    at: post.createdAt,
    by: post.authorId,
    fields: [
      { name: 'title', text: post.title, weight: 6 },
      { name: 'text', text: post.content.plain, weight: 2 },
      ...(tags.length > 0 ? [{ name: 'hashtag', text: tags.join(' '), weight: 3 }] : []),
      ...tables.map((text) => ({ name: 'table', text, weight: 1 })),
    ],
  }
}

function commentEntry(post: PostState, comment: CommentState): Made {
  const fields = [{ name: 'text', text: comment.content.plain, weight: 2 }]
  return { kind: 'comment', id: comment.id, post, comment, at: comment.createdAt, by: comment.authorId, fields }
}

function imageEntry(post: PostState, image: Schemas['PostImage']): Made {
  const text = [image.alternativeText, image.caption].filter(Boolean).join('. ')
  const fields = [{ name: 'description', text, weight: 2 }]
  return { kind: 'media', id: image.id, post, image, at: post.createdAt, by: post.authorId, fields }
}

function fileEntry(post: PostState, attachment: AttachmentState): Made {
  const { name, version, mimeType, addedAt, addedBy, bytes } = newestVersion(attachment)
  const media = /^(?:image|video)\//.test(mimeType)
  const texts = bytes || media ? [] : textsOf({ name, version, postTitle: post.title, text: post.content.plain })
  return {
    kind: media ? 'media' : 'document',
    id: attachment.id,
    post,
    attachment,
    at: addedAt,
    by: addedBy,
    fields: [
      { name: 'name', text: name, weight: 4 },
      ...texts.map((text, index) => ({ name: 'content', text, weight: 1, page: index + 1 })),
    ],
  }
}

function tableText({ title, data: { columns, rows } }: Schemas['TableInfo']): string {
  const lines = [columns.map(({ name }) => name), ...rows].map((cells) =>
    cells.filter((cell) => cell !== null).join(' '),
  )
  return [title, ...lines].join('\n')
}
