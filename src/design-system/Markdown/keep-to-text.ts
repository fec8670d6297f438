import { eachParent, type MarkdownNode } from './markdown-tree'

/**
 * Takes out of the tree what an answer may not bring along: pictures become their description, because loading one
 * tells a foreign server what was asked; HTML becomes the letters it was written with, so that `List<String>` keeps
 * its middle; footnotes stay where they were written.
 */
export function keepToText() {
  return (tree: MarkdownNode): void => {
    eachParent(tree, (parent, children) => {
      parent.children = children.flatMap((node) => plain(node, parent))
    })
  }
}

function plain(node: MarkdownNode, parent: MarkdownNode): MarkdownNode[] {
  switch (node.type) {
    case 'image':
    case 'imageReference':
      return text(node.alt ?? '')
    case 'html': {
      // The only way to break a line inside a cell of a table, and harmless.
      if (/^<br\s*\/?>$/i.test(node.value ?? '')) return [{ type: 'break' }]
      const letters = text(node.value ?? '')
      return isFlow(parent) ? [{ type: 'paragraph', children: letters }] : letters
    }
    case 'footnoteReference':
      return text(`[${node.label ?? node.identifier ?? ''}]`)
    case 'footnoteDefinition':
      return node.children?.flatMap((child) => plain(child, parent)) ?? []
    default:
      return [node]
  }
}

function text(value: string): MarkdownNode[] {
  return value === '' ? [] : [{ type: 'text', value }]
}

function isFlow({ type }: MarkdownNode): boolean {
  return ['root', 'blockquote', 'listItem', 'footnoteDefinition'].includes(type)
}
