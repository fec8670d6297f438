/** Random numbers that come out the same for the same seed text, so that two runs of a world are equal. */
export class Random {
  readonly #label: string
  #state: number

  constructor(label: string) {
    this.#label = label
    this.#state = hash(label)
  }

  /** The next number, at least 0 and below 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }

  /** A whole number from `lowest` to `highest`, both included. */
  integer(lowest: number, highest: number): number {
    return lowest + Math.floor(this.next() * (highest - lowest + 1))
  }

  /** True in `probability` of the cases. */
  chance(probability: number): boolean {
    return this.next() < probability
  }

  /** One of the items; the list must not be empty. */
  pick<Item>(items: readonly Item[]): Item {
    const item = items[Math.floor(this.next() * items.length)]
    if (item === undefined) throw new RangeError('pick() needs at least one item')
    return item
  }

  /** The items in another order, in a new list. */
  shuffle<Item>(items: readonly Item[]): Item[] {
    const shuffled = [...items]
    for (let last = shuffled.length - 1; last > 0; last -= 1) {
      const other = this.integer(0, last)
      const kept = shuffled[last] as Item
      shuffled[last] = shuffled[other] as Item
      shuffled[other] = kept
    }
    return shuffled
  }

  /** Sixteen hexadecimal digits: an id that is the same in the next run. */
  id(): string {
    return [this.next(), this.next()]
      .map((part) =>
        Math.floor(part * 0x100000000)
          .toString(16)
          .padStart(8, '0'),
      )
      .join('')
  }

  /** Numbers of its own for one purpose, so that a draw added elsewhere does not change them. */
  fork(purpose: string): Random {
    return new Random(`${this.#label}/${purpose}`)
  }
}

/** FNV-1a over the text's UTF-16 units, with a last mix so that similar names start far apart. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  return (value ^ (value >>> 13)) >>> 0
}
