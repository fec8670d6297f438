import { testStart, type ClockStart } from './clock.ts'
import type { SeedName } from './seed-names.ts'
import { World, type SeedWorld } from './world.ts'

/** The world of requests that name none. */
export const defaultWorldName = 'default'

/** How the worlds of one server behave. */
export type WorldsOptions = {
  /** Seed of worlds that come to be by being asked for. */
  seed?: SeedName | undefined
  /** The default world lives in real time (the demo); every other one begins at the fixed test time. */
  realTime?: boolean | undefined
  /** Most worlds at a time; the one unused for longest makes room. */
  capacity?: number | undefined
  /** A world that nobody has asked for this long is let go, in milliseconds. */
  idleMs?: number | undefined
}

/** How a world begins anew. */
export type ResetOptions = ClockStart & { seed?: SeedName | undefined }

type Entry = { world: World; lastUsed: number; holders: number }

/** All worlds of one server, by name. A name that is not known yet gets a fresh world. */
export class Worlds {
  readonly #seedWorld: SeedWorld
  readonly #options: { [Name in keyof WorldsOptions]-?: NonNullable<WorldsOptions[Name]> }
  readonly #entries = new Map<string, Entry>()
  readonly #createdListeners = new Set<(world: World) => void>()

  constructor(seedWorld: SeedWorld, options: WorldsOptions = {}) {
    this.#seedWorld = seedWorld
    this.#options = {
      seed: options.seed ?? 'default',
      realTime: options.realTime ?? false,
      capacity: options.capacity ?? 64,
      idleMs: options.idleMs ?? 30 * 60_000,
    }
  }

  /** The world of that name, made from the usual seed when there is none yet. */
  get(name: string = defaultWorldName): World {
    const entry = this.#entries.get(name)
    if (!entry) return this.reset(name)
    entry.lastUsed = Date.now()
    return entry.world
  }

  /** The world of that name if it exists; asking does not make one and does not count as use. */
  peek(name: string): World | undefined {
    return this.#entries.get(name)?.world
  }

  /** Begins a world anew; an old one of that name is closed first. */
  reset(name: string, { seed = this.#options.seed, now, frozen }: ResetOptions = {}): World {
    if (!isWorldName(name)) throw new RangeError('a world is named with 1 to 64 of a-z, 0-9 and "-"')
    this.remove(name)
    this.#makeRoom()
    const live = this.#options.realTime && name === defaultWorldName
    const world = new World(name, seed, this.#seedWorld, { now: now ?? (live ? undefined : testStart), frozen })
    this.#entries.set(name, { world, lastUsed: Date.now(), holders: 0 })
    for (const listener of this.#createdListeners) listener(world)
    return world
  }

  /** Lets a world go; true when there was one. */
  remove(name: string): boolean {
    const entry = this.#entries.get(name)
    if (!entry) return false
    this.#entries.delete(name)
    entry.world.close()
    return true
  }

  /** Names of the worlds that exist, in order of making. */
  names(): string[] {
    return [...this.#entries.keys()]
  }

  /** Keeps a world from idling away while, for example, a socket is open; the answer gives it back. */
  hold(name: string): () => void {
    const entry = this.#entries.get(name)
    if (!entry) return () => undefined
    entry.holders += 1
    let held = true
    return () => {
      if (!held) return
      held = false
      entry.holders -= 1
      entry.lastUsed = Date.now()
    }
  }

  /** Calls for every world there is and every one to come, also after a reset; the answer stops it. */
  onEach(listener: (world: World) => void): () => void {
    this.#createdListeners.add(listener)
    for (const { world } of this.#entries.values()) listener(world)
    return () => this.#createdListeners.delete(listener)
  }

  /** Lets go of every world that nobody uses any more; the default world stays. */
  evictIdle(): void {
    const oldest = Date.now() - this.#options.idleMs
    for (const [name, { lastUsed, holders }] of [...this.#entries]) {
      if (name !== defaultWorldName && holders === 0 && lastUsed < oldest) this.remove(name)
    }
  }

  /** Closes them all; the server stops. */
  close(): void {
    for (const name of this.names()) this.remove(name)
  }

  #makeRoom() {
    this.evictIdle()
    if (this.#entries.size < this.#options.capacity) return
    const [first] = [...this.#entries]
      .filter(([name]) => name !== defaultWorldName)
      .sort(
        ([, one], [, other]) => Number(one.holders > 0) - Number(other.holders > 0) || one.lastUsed - other.lastUsed,
      )
    if (first) this.remove(first[0])
  }
}

/** World names appear in addresses, cookies and realtime paths, so they are plain. */
export function isWorldName(name: string): boolean {
  return /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?$/.test(name)
}
