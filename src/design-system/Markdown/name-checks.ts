import { eachParent, type MarkdownNode } from './markdown-tree'

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
