import type { WorldData } from '../state/data.ts'
import { Worlds, type WorldsOptions } from '../state/worlds.ts'

/** Worlds with nothing in them, for tests of the machinery around the data. */
export function emptyWorlds(options: WorldsOptions = {}): Worlds {
  return new Worlds(() => ({}) as WorldData, options)
}
