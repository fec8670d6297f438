import type { Schemas } from '@/api'

/** A paragraph, table or picture of one of two texts, and whether the other text lacks it as it is. */
export type TextBlock = {
  /** Its words; of a picture without a name there are none. */
  text: string
  changed: boolean
}

type Operation = Schemas['DeltaOperation']

/** A block with all that tells it from others: its formats, links and what is embedded in it too. */
type Block = { text: string; likeness: string }

/** The blocks of two texts; those that the other does not have are marked. */
export function compareBlocks(mine: Schemas['Delta'], theirs: Schemas['Delta']): [TextBlock[], TextBlock[]] {
  const [one, other] = [blocksOf(mine), blocksOf(theirs)]
  return [marked(one, other), marked(other, one)]
}

function marked(blocks: readonly Block[], others: readonly Block[]): TextBlock[] {
  const rest = others.map(({ likeness }) => likeness)
  return blocks.map(({ text, likeness }) => {
    const place = rest.indexOf(likeness)
    if (place >= 0) rest.splice(place, 1)
    return { text, changed: place < 0 }
  })
}

/** The text as letters alone, with the names of what is embedded in it. */
export function plainText({ ops }: Schemas['Delta']): string {
  return ops.map(({ insert }) => (typeof insert !== 'string' && insert.image ? '' : wordsOf(insert))).join('')
}

function wordsOf(insert: Operation['insert']): string {
  if (typeof insert === 'string') return insert
  if (insert.hashtag) return `#${insert.hashtag.name}`
  return (insert.mention ?? insert.table ?? insert.image)?.name ?? ''
}

function blocksOf({ ops }: Schemas['Delta']): Block[] {
  const blocks: Block[] = []
  let line: Operation[] = []
  const end = (attributes: Operation['attributes']) => {
    const parts = partsOf(line)
    const text = parts.map(({ insert }) => wordsOf(insert)).join('')
    // What a line is, as an item of a list, stands at its end.
    if (parts.length > 0)
      blocks.push({ text, likeness: JSON.stringify([formatsOf(attributes), parts.map(likenessOf)]) })
    line = []
  }
  for (const { insert, attributes } of ops) {
    if (typeof insert !== 'string') {
      line.push({ insert, ...(attributes && { attributes }) })
      continue
    }
    for (const [index, words] of insert.split('\n').entries()) {
      if (index > 0) end(attributes)
      if (words) line.push({ insert: words, ...(attributes && { attributes }) })
    }
  }
  end(undefined)
  return blocks
}

/** The line without the blanks around it; words of one format in one piece, however they were written. */
function partsOf(line: readonly Operation[]): Operation[] {
  const parts: Operation[] = []
  for (const part of line) {
    const last = parts.at(-1)
    const joins = last && formatsOf(last.attributes) === formatsOf(part.attributes)
    if (joins && typeof last.insert === 'string' && typeof part.insert === 'string')
      parts.splice(-1, 1, { ...last, insert: last.insert + part.insert })
    else parts.push(part)
  }
  const trimmed = parts.map((part, index) => {
    if (typeof part.insert !== 'string') return part
    const start = index === 0 ? part.insert.trimStart() : part.insert
    return { ...part, insert: index === parts.length - 1 ? start.trimEnd() : start }
  })
  return trimmed.filter(({ insert }) => insert !== '')
}

function likenessOf({ insert, attributes }: Operation): unknown {
  const formats = formatsOf(attributes)
  if (typeof insert === 'string') return [insert, formats]
  const { mention, hashtag, table, image } = insert
  // A new hashtag gets its id when it is published, and the name of a picture may be written anew.
  if (hashtag) return [{ hashtag: hashtag.name }, formats]
  if (table) return [{ table: table.id }, formats]
  if (image) return [{ image: image.id }, formats]
  return [mention ? { mention: mention.id } : insert, formats]
}

/** The formats that are on, in one order. */
function formatsOf(attributes: Operation['attributes'] = {}): string {
  const on = Object.entries(attributes).filter(([, value]) => value !== null && value !== undefined && value !== false)
  return JSON.stringify(on.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
