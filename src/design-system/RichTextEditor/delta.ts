import { asRecord, safeAddress } from '../RichText'

/** Whom or what an embedded object stands for, with the name at the time of writing. */
export type DeltaReference = {
  id: string
  name: string
  /** Of a mention: `group`, or a person where it is absent. */
  type?: string
}

/**
 * The kinds of objects that stand in a text; each counts as one letter for the caret. `foreign` stands for what the
 * page keeps and the editor cannot change.
 */
export const embedKinds = ['mention', 'hashtag', 'table', 'image', 'foreign'] as const
export type EmbedKind = (typeof embedKinds)[number]

export type DeltaInsert = string | Partial<Record<EmbedKind, DeltaReference>>
export type DeltaOperation = { insert: DeltaInsert; attributes?: Record<string, unknown> }

/** Rich text as the contract knows it: a Quill delta of inserts. */
export type RichTextDelta = { ops: DeltaOperation[] }

/** The formats that the editor can show and RichText can draw; others are left out when a text is opened. */
export const formats = [
  'bold',
  'italic',
  'underline',
  'strike',
  'code',
  'link',
  'header',
  'list',
  'indent',
  'blockquote',
  'code-block',
] as const

/** Reads any value as a delta: what cannot be read is left out, and unsafe addresses are taken from their words. */
export function readDelta(value: unknown): RichTextDelta {
  if (isRead(value)) return value
  const ops = asRecord(value)['ops']
  const delta = { ops: Array.isArray(ops) ? ops.flatMap(readOperation) : [] }
  readOnes.add(delta)
  return delta
}

/** What has been read already: with each letter the whole of a long text would be read again. */
const readOnes = new WeakSet<object>()

function isRead(value: unknown): value is RichTextDelta {
  return typeof value === 'object' && value !== null && readOnes.has(value)
}

function readOperation(value: unknown): DeltaOperation[] {
  const { insert, attributes } = asRecord(value)
  const read = typeof insert === 'string' ? insert : readEmbed(insert)
  if (read === null || read === '') return []
  const kept = readAttributes(asRecord(attributes))
  return [Object.keys(kept).length > 0 ? { insert: read, attributes: kept } : { insert: read }]
}

function readEmbed(insert: unknown): DeltaInsert | null {
  for (const kind of embedKinds) {
    const { id, name, type } = asRecord(asRecord(insert)[kind])
    if (typeof id !== 'string' || typeof name !== 'string') continue
    return { [kind]: { id, name, ...(typeof type === 'string' && { type }) } }
  }
  return null
}

function readAttributes(attributes: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    formats.flatMap((format) => {
      const value = format === 'link' ? safeAddress(attributes[format]) : attributes[format]
      return value ? [[format, value]] : []
    }),
  )
}

/** The letters of an insert: its text, or the name that stands for the object, on one line. */
export function lettersOf(insert: DeltaInsert): string {
  if (typeof insert === 'string') return insert
  const name = insert.hashtag
    ? `#${insert.hashtag.name}`
    : ((insert.mention ?? insert.table ?? insert.image ?? insert.foreign)?.name ?? '')
  return name.replace(/\s+/g, ' ')
}

/** All letters of the text, without the line break that ends every text of the editor. */
export function deltaLetters({ ops }: RichTextDelta): string {
  return ops
    .map(({ insert }) => lettersOf(insert))
    .join('')
    .replace(/\n$/, '')
}

/** Equal in every operation; the editor answers with new objects that say the same. */
export function sameDelta(one: RichTextDelta, other: RichTextDelta): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other)
}
