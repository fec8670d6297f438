import { headingLevels } from '../RichText'
/** What we need to know of a node of the parsed text: the parser's own types cover a hundred kinds more. */
export interface MarkdownNode {
  type: string
  value?: string
  alt?: string | null
  depth?: number
  checked?: boolean | null
  identifier?: string
  label?: string | null
  children?: MarkdownNode[]
  /** Which element it becomes, where the parser's rules do not know it. */
  data?: { hName: string; hProperties?: Record<string, unknown> }
}

/** Calls `visit` for each node with children, before they are visited themselves. */
export function eachParent(node: MarkdownNode, visit: (parent: MarkdownNode, children: MarkdownNode[]) => void): void {
  if (!node.children) return
  visit(node, node.children)
  for (const child of node.children) eachParent(child, visit)
}

/** The letters of a node. */
export function textOf(node: MarkdownNode): string {
  return node.value ?? node.alt ?? (node.children ?? []).map(textOf).join('')
}

/** Lowers the headings of the text to stand below those of the page, leaving no level out between them. */
export function fitOutline({ topHeading }: { topHeading: number }) {
  return (tree: MarkdownNode): void => {
    const headings: { level: number; node: MarkdownNode }[] = []
    eachParent(tree, (_parent, children) => {
      for (const node of children) if (node.type === 'heading') headings.push({ level: node.depth ?? 1, node })
    })
    for (const [{ node }, level] of headingLevels(headings, topHeading)) node.depth = level
  }
}

/** Makes each line of a checklist the label of its box: a box without a name says nothing to those who listen. */
export function nameChecks() {
  return (tree: MarkdownNode): void => {
    eachParent(tree, (parent, children) => {
      if (parent.type !== 'listItem' || typeof parent.checked !== 'boolean') return
      const [line, ...more] = children
      const words = line?.type === 'paragraph' ? (line.children ?? []) : []
      const label: MarkdownNode = {
        type: 'checkLine',
        data: { hName: 'label', hProperties: { checked: parent.checked } },
        children: words,
      }
      parent.children = line?.type === 'paragraph' ? [label, ...more] : [label, ...children]
      parent.checked = null
    })
  }
}
