import type { Schemas } from '@/api'

/** A paragraph of one of two texts, and whether the other text lacks it. */
export type TextBlock = { text: string; changed: boolean }

/** The paragraphs of two texts; those that the other does not have are marked. */
export function compareBlocks(mine: Schemas['Delta'], theirs: Schemas['Delta']): [TextBlock[], TextBlock[]] {
  const [one, other] = [blocksOf(mine), blocksOf(theirs)]
  return [marked(one, other), marked(other, one)]
}

function marked(blocks: readonly string[], others: readonly string[]): TextBlock[] {
  const rest = [...others]
  return blocks.map((text) => {
    const place = rest.indexOf(text)
    if (place >= 0) rest.splice(place, 1)
    return { text, changed: place < 0 }
  })
}

/** The text as letters alone, with the names of what is embedded in it. */
export function plainText({ ops }: Schemas['Delta']): string {
  return ops
    .map(({ insert }) => {
      if (typeof insert === 'string') return insert
      if (insert.hashtag) return `#${insert.hashtag.name}`
      return (insert.mention ?? insert.table)?.name ?? ''
    })
    .join('')
}

function blocksOf(content: Schemas['Delta']): string[] {
  return plainText(content)
    .split('\n')
    .map((block) => block.trim())
    .filter((block) => block !== '')
}
