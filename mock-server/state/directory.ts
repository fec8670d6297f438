import type { Language, Person } from '../content/people/index.ts'
import { detailsOf, fullNameOf } from '../views/people.ts'
import type { WorldData } from './data.ts'
import { spellingsOf, wordsOf } from './folding.ts'

/** What a search looks at beside the name, in the order in which it is named as the reason. */
const fields = ['caption', 'role', 'place', 'area', 'business-unit', 'internal-phone'] as const

/** What of a person a search found. */
export type Match = { field: (typeof fields)[number]; text: string }

/** Words of a search, each in the spellings that mean the same. */
export type Words = readonly (readonly string[])[]

/** What people can be narrowed by, as the query calls it. */
export type FilterName = 'place' | 'areaId'

/** Whom a search finds, by name: everybody is a number, so that thousands cost little until they are looked at. */
export type Finds = {
  found: number[]
  /** How well somebody fits the words: the smaller the better. */
  fitOf: (index: number) => number
  personOf: (index: number) => Person
  nameOf: (index: number) => string
}

/** A value of a filter, and how many have it. */
export type ValueCount = { id: string; name: string; count: number }

/** What is asked of the directory. */
export type Question = {
  words: Words
  /** Any of the values of a filter, and all filters that have values. */
  wanted: Record<FilterName, readonly string[]>
  /** Whether the asking person may see no more of somebody than the name. */
  mayNotSee: (person: Person) => boolean
}

/** The words of what somebody typed. */
export function readWords(text: string): Words {
  return wordsOf(text).map(spellingsOf)
}

/** How well a person fits a word: it is a word of the name, begins one, or stands elsewhere. */
const points = { name: 1, startOfName: 2, elsewhere: 3 }

/**
 * Everybody whom the directory may list, and their words and values, so that thousands are searched as fast as a few.
 * What a person may hide is not in it; whose profile is private is looked at when somebody asks.
 */
export class Directory {
  readonly #own: readonly Person[]
  readonly #people: readonly Person[]
  readonly #privates: readonly number[]
  readonly #names = new WordIndex()
  readonly #facts = new WordIndex()
  readonly #extensions = new WordIndex()
  readonly #values: Record<FilterName, Values>
  readonly #byName = new Map<Language, Int32Array>()

  constructor({ people, crowd }: Pick<WorldData, 'people' | 'crowd'>) {
    this.#own = [...people.values()]
    this.#people = [...this.#own, ...crowd.values()].filter(({ deleted, blocked }) => !deleted && !blocked)
    this.#values = { place: new Values(this.#people.length), areaId: new Values(this.#people.length) }
    this.#privates = this.#people.flatMap(({ privateProfile }, index) => (privateProfile ? index : []))
    for (const [index, person] of this.#people.entries()) {
      const details = detailsOf(person)
      this.#values.place.set(index, person.place, person.place)
      this.#values.areaId.set(index, details.area.id, details.area.name)
      this.#names.add(index, fullNameOf(person))
      for (const { field, text } of textsOf(details)) {
        if (field === 'internal-phone') this.#extensions.add(index, text)
        else this.#facts.add(index, text)
      }
    }
  }

  /** Whether it is the directory of these people still; somebody who has changed is another object. */
  isOf(people: WorldData['people']): boolean {
    if (people.size !== this.#own.length) return false
    let index = 0
    for (const person of people.values()) {
      if (person !== this.#own[index]) return false
      index += 1
    }
    return true
  }

  /**
   * Whom a question finds. Whom the asking person may not see is found by the name alone: not without words, and by no
   * filter.
   */
  find({ words, wanted, mayNotSee }: Question, language: Language): Finds {
    const unseen = this.#privates.filter((index) => mayNotSee(this.#person(index)))
    const fits = this.#fitsOf(words, unseen)
    const passes = this.#filter(wanted)
    if (passes) for (const index of unseen) fits[index] = 0
    const found: number[] = []
    const order = this.#orderOf(language)
    for (let place = 0; place < order.length; place += 1) {
      const index = order[place] ?? 0
      if (fits[index] !== 0 && (!passes || passes(index))) found.push(index)
    }
    return {
      found,
      fitOf: (index) => fits[index] ?? 0,
      personOf: (index) => this.#person(index),
      nameOf: (index) => fullNameOf(this.#person(index)),
    }
  }

  /** The values of a filter, counted as if nothing were chosen in it; those that are wanted are always among them. */
  count(filter: FilterName, { words, wanted, mayNotSee }: Question): ValueCount[] {
    const unseen = this.#privates.filter((index) => mayNotSee(this.#person(index)))
    const fits = this.#fitsOf(words, unseen)
    for (const index of unseen) fits[index] = 0
    const { values, valueOf } = this.#values[filter]
    const passes = this.#filter({ ...wanted, [filter]: [] })
    const counts = new Uint32Array(values.length)
    for (let index = 0; index < fits.length; index += 1) {
      if (fits[index] === 0 || (passes && !passes(index))) continue
      const value = valueOf[index] ?? 0
      counts[value] = (counts[value] ?? 0) + 1
    }
    return values
      .map((value, index) => ({ ...value, count: counts[index] ?? 0 }))
      .filter(({ id, count }) => count > 0 || wanted[filter].includes(id))
  }

  #person(index: number): Person {
    const person = this.#people[index]
    if (!person) throw new RangeError(`${index} is nobody`)
    return person
  }

  /** How well everybody fits all words, added up; 0 for those whom they do not find. */
  #fitsOf(words: Words, unseen: readonly number[]): Uint8Array {
    const sums = new Uint8Array(this.#people.length)
    if (words.length === 0) {
      sums.fill(points.name)
      for (const index of unseen) sums[index] = 0
      return sums
    }
    for (const [place, spellings] of words.entries()) {
      const marks = new Uint8Array(sums.length)
      for (const word of spellings) {
        this.#facts.mark(marks, word, points.elsewhere)
        this.#extensions.mark(marks, word, 0, points.elsewhere)
      }
      for (const index of unseen) marks[index] = 0
      for (const word of spellings) this.#names.mark(marks, word, points.startOfName, points.name)
      for (let index = 0; index < sums.length; index += 1) {
        const mark = marks[index] ?? 0
        const sum = sums[index] ?? 0
        sums[index] = mark === 0 || (place > 0 && sum === 0) ? 0 : Math.min(255, sum + mark)
      }
    }
    return sums
  }

  /** Whether somebody passes all filters that have values; undefined where none has. */
  #filter(wanted: Question['wanted']): ((index: number) => boolean) | undefined {
    const { place, areaId } = this.#values
    const places = wanted.place.length > 0 ? place.chosen(wanted.place) : undefined
    const areas = wanted.areaId.length > 0 ? areaId.chosen(wanted.areaId) : undefined
    if (!places && !areas) return undefined
    return (index) =>
      (!places || places[place.valueOf[index] ?? 0] === 1) && (!areas || areas[areaId.valueOf[index] ?? 0] === 1)
  }

  /** Everybody by name, as a language collates names. */
  #orderOf(language: Language): Int32Array {
    const before = this.#byName.get(language)
    if (before) return before
    // In a large company many people have the same name, so names are compared and not people.
    const names = this.#people.map(fullNameOf)
    const ranks = new Map([...new Set(names)].sort(collatorOf(language).compare).map((name, rank) => [name, rank]))
    const rankOf = names.map((name) => ranks.get(name) ?? 0)
    const order = Int32Array.from(this.#people.keys()).sort(
      (one, other) =>
        (rankOf[one] ?? 0) - (rankOf[other] ?? 0) || (this.#person(one).id < this.#person(other).id ? -1 : 1),
    )
    this.#byName.set(language, order)
    return order
  }
}

/** Which texts of a person have the words that the name does not have, each once. */
export function matchesOf(person: Person, words: Words): Match[] {
  const name = spelledWords(fullNameOf(person))
  const texts = textsOf(detailsOf(person))
  const found = words
    .filter((spellings) => !spellings.some((word) => begins(name, word)))
    .flatMap((spellings) => texts.find((text) => spellings.some((word) => holds(text, word))) ?? [])
  return found.filter((match, index) => found.indexOf(match) === index)
}

const kept = new WeakMap<WorldData['crowd'], Directory>()

/** The directory of a world. Worlds of the same people share one, since hardly any changes somebody. */
export function directoryOf(data: WorldData): Directory {
  const before = kept.get(data.crowd)
  if (before?.isOf(data.people)) return before
  const directory = new Directory(data)
  kept.set(data.crowd, directory)
  return directory
}

const collators = new Map<Language, Intl.Collator>()

/** How a language sorts names. */
export function collatorOf(language: Language): Intl.Collator {
  const collator = collators.get(language) ?? new Intl.Collator(language)
  collators.set(language, collator)
  return collator
}

/** What is searched beside the name. */
function textsOf({ caption, role, place, area, businessUnit, internalPhone }: ReturnType<typeof detailsOf>): Match[] {
  const texts = [caption, role, place, area.name, businessUnit.name, internalPhone]
  return fields.flatMap((field, index) => {
    const text = texts[index]
    return text === undefined || text === null ? [] : [{ field, text }]
  })
}

function holds({ field, text }: Match, word: string): boolean {
  return field === 'internal-phone' ? text === word : begins(spelledWords(text), word)
}

function begins(words: readonly string[], beginning: string): boolean {
  return words.some((word) => word.startsWith(beginning))
}

const wordsOfTexts = new Map<string, readonly string[]>()

/** The words of a text in all their spellings. Texts repeat in a large company, so each is read once. */
function spelledWords(text: string): readonly string[] {
  const before = wordsOfTexts.get(text)
  if (before) return before
  const words = [...new Set(wordsOf(text).flatMap(spellingsOf))]
  wordsOfTexts.set(text, words)
  return words
}

/** What each person has of a thing that people are filtered by. */
class Values {
  readonly values: { id: string; name: string }[] = []
  /** Index of the value, by index of the person. */
  readonly valueOf: Uint16Array
  readonly #indexes = new Map<string, number>()

  constructor(people: number) {
    this.valueOf = new Uint16Array(people)
  }

  set(person: number, id: string, name: string): void {
    let index = this.#indexes.get(id)
    if (index === undefined) {
      index = this.values.push({ id, name }) - 1
      this.#indexes.set(id, index)
    }
    this.valueOf[person] = index
  }

  /** 1 at the indexes of the values that are chosen. */
  chosen(ids: readonly string[]): Uint8Array {
    return Uint8Array.from(this.values, ({ id }) => Number(ids.includes(id)))
  }
}

/** Who has a word in some text, found by its beginning. */
class WordIndex {
  readonly #holders = new Map<string, number[]>()
  #sorted: string[] | undefined

  /** Adds a text of a person; people come in the order of their indexes. */
  add(person: number, text: string): void {
    for (const word of spelledWords(text)) {
      const holders = this.#holders.get(word)
      if (!holders) this.#holders.set(word, [person])
      else if (holders.at(-1) !== person) holders.push(person)
    }
  }

  /**
   * Marks who has a word with this beginning, and, by a mark of its own, who has it whole. A mark of 0 is none, and a
   * smaller one stays.
   */
  mark(marks: Uint8Array, beginning: string, mark: number, markOfWhole = mark): void {
    const words = (this.#sorted ??= [...this.#holders.keys()].sort())
    for (let place = firstNotBefore(words, beginning); words[place]?.startsWith(beginning); place += 1) {
      const word = words[place] ?? ''
      const own = word === beginning ? markOfWhole : mark
      if (own === 0) continue
      for (const index of this.#holders.get(word) ?? []) {
        const before = marks[index] ?? 0
        if (before === 0 || before > own) marks[index] = own
      }
    }
  }
}

/** Index of the first word that does not stand before another. */
function firstNotBefore(words: readonly string[], word: string): number {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((words[middle] ?? '') < word) low = middle + 1
    else high = middle
  }
  return low
}
