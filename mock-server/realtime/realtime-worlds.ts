import { notificationsPath } from '../state/realtime-channel.ts'
import type { RealtimePerson } from '../state/realtime-tickets.ts'
import type { World } from '../state/world.ts'
import type { Worlds } from '../state/worlds.ts'
import type { Connection } from './connection.ts'
import { WorldTokens } from './tokens.ts'

/** What changes when something happened to a person; it carries no data. */
export type RealtimeValue = { changedAt: number } | null

/** Hears of every new value at one path. */
export type ValueListener = (value: RealtimeValue) => void

/** The realtime side of one world: its tokens, its values, who listens, who is connected. */
export class RealtimeWorld {
  readonly world: World
  readonly tokens: WorldTokens
  readonly connections = new Set<Connection>()
  readonly #values = new Map<string, RealtimeValue>()
  /** By path, because a look through all listeners for each write does not bear thousands of them. */
  readonly #listeners = new Map<string, Set<ValueListener>>()

  constructor(world: World) {
    this.world = world
    this.tokens = new WorldTokens(world)
    world.events.on('notification-added', ({ userId }) => this.#touch(userId))
    world.events.on('notifications-changed', ({ userId }) => this.#touch(userId))
    world.events.on('session-ended', ({ sessionId }) => this.#endSession(sessionId))
    world.events.on('realtime-changed', ({ available }) => available || this.#closeAll())
    world.events.on('closed', () => this.#closeAll())
  }

  /** The value at a path without a leading slash. */
  value(path: string): RealtimeValue {
    return this.#values.get(path) ?? null
  }

  /** Tells about new values at a path; the answer stops it. */
  listen(path: string, listener: ValueListener): () => void {
    const listeners = this.#listeners.get(path) ?? new Set()
    this.#listeners.set(path, listeners)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0 && this.#listeners.get(path) === listeners) this.#listeners.delete(path)
    }
  }

  /** People may read what is theirs and nothing else, not even the folder it lies in. */
  mayRead(path: string, person: RealtimePerson | null): boolean {
    return person !== null && path === notificationsPath(this.world, person.userId)
  }

  #touch(userId: string) {
    const path = notificationsPath(this.world, userId)
    // A frozen clock must not make two changes look like one.
    const changedAt = Math.max(this.world.clock.now(), (this.value(path)?.changedAt ?? 0) + 1)
    this.#values.set(path, { changedAt })
    for (const listener of [...(this.#listeners.get(path) ?? [])]) listener({ changedAt })
  }

  #endSession(sessionId: string) {
    this.tokens.endSession(sessionId)
    this.world.realtimeTickets.revoke(sessionId)
    for (const connection of [...this.connections]) connection.endSession(sessionId)
  }

  #closeAll() {
    for (const connection of [...this.connections]) connection.close()
  }
}

/** Follows the worlds of the server: each new or reset one gets a fresh realtime side. */
export class RealtimeWorlds {
  readonly #worlds: Worlds
  readonly #current = new Map<string, RealtimeWorld>()
  readonly #stop: () => void

  constructor(worlds: Worlds) {
    this.#worlds = worlds
    this.#stop = worlds.onEach((world) => {
      this.#current.set(world.name, new RealtimeWorld(world))
      world.events.on('closed', () => this.#forget(world))
    })
  }

  /** The realtime side of a world that exists. */
  find(name: string): RealtimeWorld | undefined {
    return this.#current.get(name)
  }

  /** Whose ticket it is, in a world that exists. */
  redeem(name: string, ticket: string): RealtimePerson | undefined {
    return this.find(name)?.world.realtimeTickets.redeem(ticket)
  }

  /** Keeps a world alive while somebody is connected to it. */
  hold(name: string): () => void {
    return this.#worlds.hold(name)
  }

  /** Closes every connection and follows no world any more. */
  close(): void {
    this.#stop()
    for (const { connections } of this.#current.values()) for (const connection of [...connections]) connection.close()
    this.#current.clear()
  }

  #forget(world: World) {
    if (this.#current.get(world.name)?.world === world) this.#current.delete(world.name)
  }
}
