import { join } from 'node:path'
import type { Plugin } from 'vite'
import { foldersWithoutStories, readComponents } from '../../scripts/components/read-components.ts'

const name = 'virtual:components'
const resolved = `\0${name}`

/**
 * Hands the state of all components to the status page, read from their sources whenever Storybook is built or a source
 * changes.
 */
export function componentsPlugin(designSystem: string): Plugin {
  return {
    name: 'components',
    resolveId: (id) => (id === name ? resolved : null),
    load(id) {
      if (id !== resolved) return null
      const components = readComponents(designSystem)
      for (const { folder, name: component } of components)
        this.addWatchFile(join(designSystem, folder, `${component}.stories.tsx`))
      return `export const components = ${JSON.stringify(components)}
export const foldersWithoutStories = ${JSON.stringify(foldersWithoutStories(designSystem))}`
    },
  }
}
