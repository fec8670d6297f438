import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { locate, type Reference } from './reachable.ts'

/** Where a screen begins in the sources. */
export interface Entry extends Reference {
  screen: string
}

/**
 * What a person sees at once: each screen of the route table, each dialog of the registry of overlays, the dock, the
 * layer over every page, the frame around the pages, and what runs before any of them. A page or a dialog that is added
 * is found by itself.
 */
export function screenEntries(source: string): Entry[] {
  const app = (file: string) => join(source, 'app', file)
  const whole = (screen: string, file: string): Entry => ({ screen, file: app(file), names: null })
  return [
    ...screensOf(app('screens')),
    ...dialogsOf(source, app('shell/overlays/dialogs.ts')),
    whole('dock', 'shell/PortalDock.tsx'),
    whole('overlays', 'shell/Overlays.tsx'),
    whole('frame', 'shell/Frame.tsx'),
    whole('start', 'boot/boot.ts'),
  ]
}

/**
 * The tables of routes and dialogs know every screen; a file that asks them for an address would seem to be made of all
 * of them.
 */
export function isTable(source: string, file: string): boolean {
  return /^(shared\/routes\/|app\/routes\/|app\/shell\/overlays\/dialogs\.ts$)/.test(relative(source, file))
}

function screensOf(folder: string): Entry[] {
  const screens = existsSync(folder) ? readdirSync(folder) : []
  return screens
    .map((screen) => ({ screen, file: join(folder, screen, 'Page.tsx'), names: null }))
    .filter(({ file }) => existsSync(file))
}

/** Rows such as `userProfile: loadable(() => import('@/features/user-profile')).component('UserProfileDialog')`. */
function dialogsOf(source: string, registry: string): Entry[] {
  const text = existsSync(registry) ? readFileSync(registry, 'utf8') : ''
  const rows = [...text.matchAll(/^\s+(\w+): loadable\(\(\) => import\('([^']+)'\)\)\.component\('(\w+)'\)/gm)]
  return rows.flatMap(([, overlay, target = '', name = '']) => {
    const file = locate(source, registry, target)
    return file ? [{ screen: `${overlay} dialog`, file, names: [name] }] : []
  })
}
