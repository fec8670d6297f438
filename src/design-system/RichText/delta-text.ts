import { type Block, deltaBlocks, type Inline, type List, plainText } from './delta-blocks'

/** The letters of a delta without its form, one line for each of its lines: for announcements, copies and tooltips. */
export function deltaText(delta: unknown): string {
  return deltaBlocks(delta).flatMap(linesOf).join('\n')
}

function linesOf(block: Block): string[] {
  switch (block.kind) {
    case 'code':
      return [block.text]
    case 'quote':
      return block.lines.map(lineOf)
    case 'list':
      return linesOfList(block.list)
    case 'object':
      return [block.object.name]
    default:
      return [lineOf(block.content)]
  }
}

function linesOfList(list: List): string[] {
  return list.items.flatMap((item) => [lineOf(item.content), ...item.lists.flatMap(linesOfList)])
}

function lineOf(content: Inline[]): string {
  return content.map(plainText).join('')
}
