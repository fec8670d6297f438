import { asRecord } from './as-record'
import { safeAddress } from './safe-address'

export type Mark = 'bold' | 'italic' | 'underline' | 'strike' | 'code'

/** A run of text, or a person, topic or table named in it. */
export type Inline =
  | { kind: 'text'; text: string; marks: readonly Mark[]; href: string | null }
  | { kind: 'mention'; id: string; name: string }
  | { kind: 'hashtag'; id: string; name: string }
  | { kind: 'table'; id: string; name: string }
  | { kind: 'image'; id: string; name: string }

/** An object that stands by itself in its line. */
type BlockObject = Extract<Inline, { kind: 'table' | 'image' }>

export type List = { ordered: boolean; items: ListItem[] }
export type ListItem = { content: Inline[]; checked: boolean | null; lists: List[] }

export type Block =
  | { kind: 'paragraph'; content: Inline[] }
  | { kind: 'heading'; level: number; content: Inline[] }
  | { kind: 'quote'; lines: Inline[][] }
  | { kind: 'code'; text: string }
  | { kind: 'list'; list: List }
  | { kind: 'object'; object: BlockObject }

type Line = { content: Inline[]; format: Record<string, unknown> }

const marks: readonly Mark[] = ['bold', 'italic', 'underline', 'strike', 'code']

/** Quill's own editor stops here too; deeper numbers come from elsewhere and must not nest without end. */
const deepestIndent = 8

/**
 * Reads a Quill delta into blocks. Whatever is not understood is left out, never an error: the delta was
 * written by some other program, perhaps years ago, and the rest of the text is still worth reading.
 */
export function deltaBlocks(delta: unknown): Block[] {
  const blocks: Block[] = []
  for (const line of linesOf(delta)) addLine(blocks, line)
  return blocks
}

/** In a delta the format of a line hangs on the line break that ends it. */
function linesOf(delta: unknown): Line[] {
  const lines: Line[] = []
  let content: Inline[] = []
  for (const op of opsOf(delta)) {
    const attributes = asRecord(op['attributes'])
    const { insert } = op
    if (typeof insert !== 'string') {
      const embed = readEmbed(asRecord(insert))
      if (embed) content.push(embed)
      continue
    }
    insert.split('\n').forEach((text, index) => {
      if (index > 0) {
        lines.push({ content, format: attributes })
        content = []
      }
      if (text !== '') content.push(readText(text, attributes))
    })
  }
  if (content.length > 0) lines.push({ content, format: {} })
  return withoutEmptyEnd(lines)
}

function opsOf(delta: unknown): Record<string, unknown>[] {
  const ops = asRecord(delta)['ops']
  return Array.isArray(ops) ? ops.map(asRecord) : []
}

/** Editors end each text with an empty line or two, which would be blank space beneath it. */
function withoutEmptyEnd(lines: Line[]): Line[] {
  const last = lines.findLastIndex((line) => line.content.length > 0)
  return lines.slice(0, last + 1)
}

function readText(text: string, attributes: Record<string, unknown>): Inline {
  return {
    kind: 'text',
    text,
    marks: marks.filter((mark) => Boolean(attributes[mark])),
    href: safeAddress(attributes['link']),
  }
}

function readEmbed(insert: Record<string, unknown>): Inline | null {
  for (const kind of ['mention', 'hashtag', 'table', 'image'] as const) {
    const { id, name } = asRecord(insert[kind])
    if (typeof id === 'string' && typeof name === 'string') return { kind, id, name }
  }
  return null
}

function addLine(blocks: Block[], { content, format }: Line): void {
  const previous = blocks.at(-1)
  if (format['code-block']) {
    const text = content.map(plainText).join('')
    if (previous?.kind === 'code') previous.text += `\n${text}`
    else blocks.push({ kind: 'code', text })
  } else if (format['list']) {
    const list = previous?.kind === 'list' ? previous.list : null
    addListLine(blocks, list, { content, format })
  } else if (format['blockquote']) {
    if (previous?.kind === 'quote') previous.lines.push(content)
    else blocks.push({ kind: 'quote', lines: [content] })
  } else if (isHeading(format['header'])) {
    blocks.push({ kind: 'heading', level: format['header'], content })
  } else addParagraph(blocks, content)
}

/** A picture never stands in a sentence: the sentence is parted. A table may have a line for itself. */
function addParagraph(blocks: Block[], content: Inline[]): void {
  const [first] = content
  if (content.length === 1 && first?.kind === 'table') {
    blocks.push({ kind: 'object', object: first })
    return
  }
  let words: Inline[] = []
  const end = () => {
    if (words.some((inline) => plainText(inline).trim() !== '')) blocks.push({ kind: 'paragraph', content: words })
    words = []
  }
  if (content.every(({ kind }) => kind !== 'image')) {
    blocks.push({ kind: 'paragraph', content })
    return
  }
  for (const inline of content) {
    if (inline.kind === 'image') {
      end()
      blocks.push({ kind: 'object', object: inline })
    } else words.push(inline)
  }
  end()
}

/** Puts the line under the item it is indented beneath; a change from bullets to numbers begins another list. */
function addListLine(blocks: Block[], top: List | null, { content, format }: Line): void {
  const kind = format['list']
  const ordered = kind === 'ordered'
  const item: ListItem = {
    content,
    checked: kind === 'checked' ? true : kind === 'unchecked' ? false : null,
    lists: [],
  }
  let depth = indentOf(format['indent'])
  let siblings = top
  let parent: ListItem | undefined
  while (siblings && depth > 0) {
    const last = siblings.items.at(-1)
    if (!last) break
    parent = last
    siblings = last.lists.at(-1) ?? null
    depth -= 1
  }
  if (siblings?.ordered === ordered) siblings.items.push(item)
  else if (parent) parent.lists.push({ ordered, items: [item] })
  else blocks.push({ kind: 'list', list: { ordered, items: [item] } })
}

function indentOf(value: unknown): number {
  return typeof value === 'number' && value > 0 ? Math.min(Math.floor(value), deepestIndent) : 0
}

function isHeading(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 6
}

/** What the run says when nothing but letters can be shown. */
export function plainText(inline: Inline): string {
  if (inline.kind === 'text') return inline.text
  return inline.kind === 'hashtag' ? `#${inline.name}` : inline.name
}
