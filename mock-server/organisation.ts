import { actionEndpoints } from './actions/index.ts'
import { createApp } from './app.ts'
import { startColleagues } from './demo/colleagues.ts'
import type { Organisation } from './machinery.ts'
import { seedWorld } from './state/seeds/index.ts'

/**
 * The example organisation: its people and posts, the handlers over them, what can be done to them, and who is active.
 */
export const organisation: Organisation = { seedWorld, createApp, endpoints: actionEndpoints, startColleagues }
