import { defaultWorldName, isWorldName, type Worlds } from './worlds.ts'
import type { World } from './world.ts'

/** Request header that names a world. */
export const worldHeader = 'x-mock-world'

/** Cookie that names a world, for what sends no headers of its own: documents, scripts, pictures. */
export const worldCookie = 'mock-world'

/**
 * The name a request gives: its header, else its cookie, else the default; a name that cannot be one counts as none.
 */
export function worldNameOf(headers: Headers): string {
  const named = headers.get(worldHeader) ?? cookieOf(headers.get('cookie') ?? '', worldCookie)
  return named !== undefined && isWorldName(named) ? named : defaultWorldName
}

/** The world that a request speaks to. */
export function chooseWorld(worlds: Worlds, headers: Headers): World {
  return worlds.get(worldNameOf(headers))
}

function cookieOf(header: string, name: string): string | undefined {
  const prefix = `${name}=`
  return header
    .split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(prefix))
    ?.slice(prefix.length)
}
