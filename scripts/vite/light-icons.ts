import type { Plugin } from 'vite'

/** What the portal needs of lucide's component: an outline in the colour of the text, with whatever properties our Icon gives it. */
const MODULE = `
import { createElement } from 'react'
const outline = {
  xmlns: 'http://www.w3.org/2000/svg', width: 24, height: 24, viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeWidth: 2,
  strokeLinecap: 'round', strokeLinejoin: 'round',
}
export default ({ node }) => (props) =>
  createElement('svg', { ...outline, ...props }, node.map(([tag, attributes]) => createElement(tag, attributes)))
`

/**
 * Draws lucide's icons by ten lines instead of its own machinery of contexts, sizes and class names, which would cost the first load more than the
 * drawings themselves. Our Icon, the only one who draws them, asks for nothing else.
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
