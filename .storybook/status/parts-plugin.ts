import { join } from 'node:path'
import type { Plugin } from 'vite'
import { foldersWithoutStories, readParts } from '../../scripts/parts/read-parts.ts'

const name = 'virtual:parts'
const resolved = `\0${name}`

/** Hands the state of all parts to the status page, read from their sources whenever Storybook is built or a source changes. */
export function partsPlugin(designSystem: string): Plugin {
  return {
    name: 'parts',
    resolveId: (id) => (id === name ? resolved : null),
    load(id) {
      if (id !== resolved) return null
      const parts = readParts(designSystem)
      for (const { folder, name: part } of parts) this.addWatchFile(join(designSystem, folder, `${part}.stories.tsx`))
      return `export const parts = ${JSON.stringify(parts)}
export const foldersWithoutStories = ${JSON.stringify(foldersWithoutStories(designSystem))}`
    },
  }
}
