/** Where the time of every world begins that is not the live demo: 20 November 2026, 10:17 UTC. */
export const testStart = Date.parse('2026-11-20T10:17:00Z')

/** How a clock begins. */
export type ClockStart = {
  /** Milliseconds since 1970 at which the clock begins; without it, the real time. */
  now?: number | undefined
  /** A frozen clock moves by `advance` alone. */
  frozen?: boolean | undefined
}

type Timer = { due: number; order: number; run: () => void }

/** The longest wait a platform timer can hold; a longer one is waited for in pieces. */
const longestWait = 2 ** 31 - 1

/**
 * The time of one world. It ticks with real time from its own beginning, can be pushed forward, and has timers that
 * follow.
 */
export class WorldClock {
  #base: number
  #realBase = Date.now()
  #frozen: boolean
  #timers: Timer[] = []
  #order = 0
  #wake: ReturnType<typeof setTimeout> | undefined

  constructor(start: ClockStart = {}) {
    this.#base = start.now ?? this.#realBase
    this.#frozen = start.frozen ?? false
  }

  /** Milliseconds since 1970, as this world sees it. */
  now(): number {
    return this.#frozen ? this.#base : this.#base + Date.now() - this.#realBase
  }

  /** The same instant as the contract writes it, ISO 8601 in UTC. */
  iso(): string {
    return new Date(this.now()).toISOString()
  }

  /** True when only `advance` moves the time. */
  get frozen(): boolean {
    return this.#frozen
  }

  /** Runs `run` once `milliseconds` of this world's time have passed; the answer calls it off. */
  after(milliseconds: number, run: () => void): () => void {
    const timer: Timer = { due: this.now() + Math.max(0, milliseconds), order: (this.#order += 1), run }
    this.#timers.push(timer)
    this.#timers.sort((one, other) => one.due - other.due || one.order - other.order)
    this.#arm()
    return () => {
      this.#timers = this.#timers.filter((candidate) => candidate !== timer)
      this.#arm()
    }
  }

  /** Moves the time forward and runs what falls due on the way, each thing at its own moment. */
  advance(milliseconds: number): void {
    if (!Number.isFinite(milliseconds) || milliseconds < 0) throw new RangeError('time only moves forward')
    const target = this.now() + milliseconds
    for (let next = this.#timers[0]; next && next.due <= target; next = this.#timers[0]) {
      this.#timers.shift()
      this.#set(Math.max(this.now(), next.due))
      next.run()
    }
    this.#set(Math.max(this.now(), target))
    this.#arm()
  }

  /** Forgets all timers; the world is being thrown away. */
  stop(): void {
    this.#timers = []
    clearTimeout(this.#wake)
  }

  #set(now: number) {
    this.#base = now
    this.#realBase = Date.now()
  }

  #arm() {
    clearTimeout(this.#wake)
    const next = this.#timers[0]
    if (!next || this.#frozen) return
    this.#wake = setTimeout(() => this.advance(0), Math.min(longestWait, Math.max(0, next.due - this.now())))
    // A waiting world must not keep a Node process alive; browsers hand out numbers, which have no such method.
    if (typeof this.#wake === 'object') this.#wake.unref()
  }
}
