import type { MarkdownNode } from './markdown-tree'

/** `[2]`, `[1, 3]`, or with the caret of a footnote. */
const marks = /\[\^?(\d{1,3}(?:\s*,\s*\d{1,3})*)\]/g

/** A mark inside a link would be one control within another. Code has no children, so its indexes stay as they are. */
const closed = new Set(['link', 'linkReference'])

/** Turns the marks in the running text, `[2]`, into nodes of their own, which the page draws as it likes. */
export function markReferences() {
  return markIn
}

function markIn(node: MarkdownNode): void {
  if (!node.children || closed.has(node.type)) return
  node.children = joined(node.children).flatMap((child) => (child.type === 'text' ? split(child.value ?? '') : [child]))
  for (const child of node.children) markIn(child)
}

/** Steps before this one leave texts side by side, and a mark may begin in one and end in the next. */
function joined(nodes: MarkdownNode[]): MarkdownNode[] {
  const result: MarkdownNode[] = []
  for (const node of nodes) {
    const last = result.at(-1)
    if (node.type === 'text' && last?.type === 'text') last.value = `${last.value ?? ''}${node.value ?? ''}`
    else result.push(node)
  }
  return result
}

function split(value: string): MarkdownNode[] {
  const nodes: MarkdownNode[] = []
  let from = 0
  for (const match of value.matchAll(marks)) {
    // The mark belongs to the word before it, and does not begin a line by itself.
    nodes.push(...text(value.slice(from, match.index).replace(/\s+$/, '\u00A0')))
    for (const number of (match[1] ?? '').split(',')) nodes.push(mark(Number(number)))
    from = match.index + match[0].length
  }
  return [...nodes, ...text(value.slice(from))]
}

function text(value: string): MarkdownNode[] {
  return value === '' ? [] : [{ type: 'text', value }]
}

function mark(number: number): MarkdownNode {
  return { type: 'referenceMark', data: { hName: 'sup', hProperties: { number } }, children: [] }
}
