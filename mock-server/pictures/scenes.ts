import { Random } from '../state/random.ts'
import { numberOf } from '../state/times.ts'
import { daylight, dusk, lagoon, night, sage, sand, type Palette } from './palettes.ts'
import { factory } from './scenes/factory.ts'
import { lamps } from './scenes/lamps.ts'
import { papers } from './scenes/papers.ts'
import { places } from './scenes/places.ts'
import { svg } from './shapes.ts'

const scenes = { ...factory, ...lamps, ...places, ...papers }

/** What a drawing can show. */
export type Scene = keyof typeof scenes

/** Size of every scene in pixels. */
export const sceneSize = { width: 1200, height: 800 }

/**
 * Palettes of scenes that do not look right in all of them: at night, or with things that have a colour of their own.
 */
const palettes: Partial<Record<Scene, readonly Palette[]>> = {
  lighthouse: [night],
  'server-room': [night],
  lanterns: [night],
  promenade: [night],
  roofs: [night],
  'outdoor-lamp': [dusk, lagoon],
  'press-hall': [lagoon],
  sensor: [sand],
  workbench: [sage, sand],
  garden: [sage],
  solar: [lagoon, sage],
  sea: [lagoon, dusk],
  plan: [lagoon, sage],
  rain: [lagoon, sage],
}

/** Tells the name of a scene from any other text. */
export function isScene(name: string): name is Scene {
  return Object.hasOwn(scenes, name)
}

/** The drawing of a scene; `variant` chooses its colours and the small things that chance decides. */
export function drawScene(scene: Scene, variant: string): string {
  const random = new Random(`${scene}/${variant}`)
  const choice = palettes[scene] ?? daylight
  const palette = choice[numberOf(`${scene}${variant}`) % choice.length] ?? lagoon
  return svg(sceneSize.width, sceneSize.height, scenes[scene](palette, random))
}
