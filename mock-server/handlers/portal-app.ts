import type { Hono } from 'hono'
import type { Context } from 'hono'
import type { Person } from '../content/people/index.ts'
import type { World } from '../state/world.ts'

/** What every handler finds in its context. */
export type Variables = {
  world: World
  /** The signed-in person; handlers of operations without a session must not ask for it. */
  viewer: Person
  sessionId: string
}

/** The app that handlers hang their routes on; paths are those of the contract. */
export type PortalApp = Hono<{ Variables: Variables }>

/** The context of a call. */
export type Call = Context<{ Variables: Variables }>
