import type { Plugin } from 'vite'
import { without } from './cut.ts'

/** Leaves the names in `query` out of the route table: only the types of `paths` read them. */
export function lightRoutes(): Plugin {
  return {
    name: 'atrium:light-routes',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/shared\/routes\/table\.ts$/ },
      handler(code) {
        return { code: without(code, listsOfNames(this.parse(code, { lang: 'ts' }))), map: null }
      },
    },
  }
}

type Node = { type?: string; start: number; end: number; key?: { name?: string }; value?: { type?: string } }

/** Every `query` that is a list; that of a first request is an object, and stays. */
function listsOfNames(tree: unknown): Node[] {
  if (Array.isArray(tree)) return tree.flatMap(listsOfNames)
  if (typeof tree !== 'object' || tree === null) return []
  const node = tree as Node
  if (node.key?.name === 'query' && node.value?.type === 'ArrayExpression') return [node]
  return Object.values(tree).flatMap(listsOfNames)
}
