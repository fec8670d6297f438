declare module 'virtual:parts' {
  import type { Part } from '../../scripts/parts/part.ts'

  /** Every part of the design system, as `parts-plugin.ts` reads it from the sources. */
  export const parts: Part[]
  export const foldersWithoutStories: string[]
}
