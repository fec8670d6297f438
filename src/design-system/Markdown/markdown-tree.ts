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
