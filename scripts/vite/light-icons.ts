import type { Plugin } from 'vite'

/**
 * What the portal needs of lucide's component: the drawing, with the properties that our Icon gives it. Its style draws
 * the outline.
 */
const MODULE = `
import { createElement } from 'react'
export default ({ node }) => (props) =>
  createElement('svg', { viewBox: '0 0 24 24', ...props }, node.map(([tag, attributes]) => createElement(tag, attributes)))
`

/**
 * Draws lucide's icons by ten lines instead of its own machinery of contexts, sizes and class names. Only our Icon
 * draws them, and asks for nothing else. Without it both first screens are 1.0 kB larger, and `/login` has none to
 * spare.
 */
export function lightIcons(): Plugin {
  return {
    name: 'atrium:light-icons',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/ },
      handler: () => ({ code: MODULE, moduleSideEffects: false }),
    },
  }
}
