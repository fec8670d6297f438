import type { Plugin } from 'vite'

/** The words of these pages stand in for a catalogue that may be missing. */
const KEPT = /\/start-up\/messages\.ts$/

/**
 * Leaves the English sentence and the note to translators out of the built messages: a page takes its words from the catalogue, and one language is
 * enough to download.
 */
export function leaveOutDescriptions(): Plugin {
  return {
    name: 'atrium:leave-out-descriptions',
    apply: 'build',
    transform: {
      filter: { id: /messages\.ts$/ },
      handler(code, id) {
        if (KEPT.test(id)) return null
        const cuts: [start: number, end: number][] = []
        visit(this.parse(code, { lang: 'ts' }) as unknown as Node, (node) => {
          if (node.type !== 'ObjectExpression') return
          const properties = node.properties as Property[]
          if (
            !properties.some(({ key }) => key?.name === 'id') ||
            !properties.some(({ key }) => key?.name === 'defaultMessage')
          )
            return
          for (const property of properties) {
            if (property.key?.name === 'defaultMessage' || property.key?.name === 'description')
              cuts.push([property.start, property.end])
          }
        })
        if (cuts.length === 0) return null
        return { code: without(code, cuts), map: null }
      },
    },
  }
}

type Node = { type: string; start: number; end: number; [key: string]: unknown }
type Property = { key?: { name?: string }; start: number; end: number }

function visit(value: unknown, act: (node: Node) => void): void {
  if (Array.isArray(value)) for (const item of value) visit(item, act)
  else if (typeof value === 'object' && value !== null) {
    if ('type' in value) act(value as Node)
    for (const child of Object.values(value)) visit(child, act)
  }
}

/** The code without the pieces, each with the comma behind it. */
function without(code: string, cuts: [number, number][]): string {
  let result = ''
  let from = 0
  for (const [start, end] of [...cuts].sort(([a], [b]) => a - b)) {
    result += code.slice(from, start)
    from = end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0)
  }
  return result + code.slice(from)
}
