import { WorldClock, type ClockStart } from './clock.ts'
import type { WorldData } from './data.ts'
import { Emitter } from './emitter.ts'
import type { WorldEvents } from './events.ts'
import { Faults } from './faults.ts'
import { Random } from './random.ts'
import { RealtimeTickets } from './realtime-tickets.ts'
import { RequestLog } from './request-log.ts'
import type { SeedName } from './seed-names.ts'

/** Fills a new world; it finds the name of the seed, the clock and the random numbers in it. */
export type SeedWorld = (world: World) => WorldData

/** Which build of the portal runs. */
export type Build = { version: string; builtAt: string; commit: string }

/**
 * One organisation with its own people, time, chance and troubles. Requests choose theirs by name and never meet
 * another's.
 */
export class World {
  readonly name: string
  readonly seed: SeedName
  readonly clock: WorldClock
  readonly random: Random
  readonly events = new Emitter<WorldEvents>()
  readonly faults = new Faults()
  readonly requests = new RequestLog()
  /** What signed-in people sign in to realtime with. */
  readonly realtimeTickets: RealtimeTickets
  /** While true, every API call is answered 503. */
  outOfService = false
  /** What the seed put in, and what has happened since. */
  readonly data: WorldData

  #build: { number: number; builtAt: string; chunksGone: boolean }
  #realtimeAvailable = true

  constructor(name: string, seed: SeedName, seedWorld: SeedWorld, start: ClockStart) {
    this.name = name
    this.seed = seed
    this.clock = new WorldClock(start)
    // The seed alone decides, not the world's name: two test worlds of one seed are equal.
    this.random = new Random(seed)
    this.#build = { number: 1, builtAt: this.clock.iso(), chunksGone: false }
    this.realtimeTickets = new RealtimeTickets(name)
    this.data = seedWorld(this)
  }

  /** The build of the portal that this world's server claims to run, as environment info reports it. */
  get build(): Build {
    const { number, builtAt } = this.#build
    return { version: `1.0.${number}`, builtAt, commit: (0xa70000 + number).toString(16) }
  }

  /** True while the hashed files that an open page still refers to are gone from the server. */
  get chunksGone(): boolean {
    return this.#build.chunksGone
  }

  /** Releases a new build; with `chunksGone` the files of pages that are open now cannot be loaded any more. */
  releaseBuild({ chunksGone = false }: { chunksGone?: boolean } = {}): void {
    this.#build = { number: this.#build.number + 1, builtAt: this.clock.iso(), chunksGone }
    this.events.emit('build-changed', { version: this.build.version })
  }

  /** A page was loaded anew, so it refers to files that exist. */
  documentServed(): void {
    this.#build.chunksGone = false
  }

  /** Whether realtime connections of this world are let in. */
  get realtimeAvailable(): boolean {
    return this.#realtimeAvailable
  }

  /** Closes all realtime connections of this world and lets none in. */
  dropRealtime(): void {
    this.#setRealtime(false)
  }

  /** Lets realtime connections in again. */
  restoreRealtime(): void {
    this.#setRealtime(true)
  }

  /** Throws the world away: timers end, sockets close. */
  close(): void {
    this.events.emit('closed', { name: this.name })
    this.clock.stop()
  }

  #setRealtime(available: boolean) {
    this.#realtimeAvailable = available
    this.events.emit('realtime-changed', { available })
  }
}
