declare module 'virtual:components' {
  import type { ComponentRecord } from '../../scripts/components/component.ts'

  /** Every component of the design system, as `components-plugin.ts` reads it from the sources. */
  export const components: ComponentRecord[]
  export const foldersWithoutStories: string[]
}
