import { headingLevels } from '../RichText'
import { eachParent, type MarkdownNode } from './markdown-tree'

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
