import { type DeltaOperation, deltaLetters, lettersOf, type RichTextDelta } from './delta'

/** One letter with its format, or an object with all letters of its name. */
type Cell = { letters: string; op: DeltaOperation }

/**
 * The delta after its letters were changed in a plain field to `after`. Everything that was not touched keeps its
 * format and its objects; a name that was changed inside becomes plain letters.
 */
export function editAsText(delta: RichTextDelta, after: string): RichTextDelta {
  const before = deltaLetters(delta)
  if (before === after) return delta
  if (after === '') return { ops: [] }
  const start = commonStart(before, after)
  const end = commonStart(reversed(before.slice(start)), reversed(after.slice(start)))
  const changed = { from: start, to: before.length - end }
  const cells = ended(cellsOf(delta))
  const head: Cell[] = []
  const tail: Cell[] = []
  let offset = 0
  for (const cell of cells) {
    const [from, to] = [offset, offset + cell.letters.length]
    offset = to
    if (to <= changed.from) head.push(cell)
    else if (from >= changed.to) tail.push(cell)
    else {
      head.push(...plain(cell.letters.slice(0, Math.max(0, changed.from - from))))
      tail.push(...plain(cell.letters.slice(Math.max(0, Math.min(cell.letters.length, changed.to - from)))))
    }
  }
  return joined([...head, ...written(after.slice(start, after.length - end), head.at(-1), tail[0]), ...tail])
}

function cellsOf({ ops }: RichTextDelta): Cell[] {
  return ops.flatMap((op) =>
    typeof op.insert === 'string'
      ? op.insert.split('').map((letters) => ({ letters, op }))
      : [{ letters: lettersOf(op.insert), op }],
  )
}

/** A text of the editor ends with a line break; without one, a break that is written at its end would count as it. */
function ended(cells: Cell[]): Cell[] {
  return cells.at(-1)?.letters === '\n' ? cells : [...cells, ...plain('\n')]
}

/** New letters take the format of what they stand in the middle of. */
function written(text: string, before: Cell | undefined, after: Cell | undefined): Cell[] {
  const inside = before && before.op === after?.op && typeof before.op.insert === 'string'
  return inside ? text.split('').map((letters) => ({ letters, op: before.op })) : plain(text)
}

function plain(text: string): Cell[] {
  return text === '' ? [] : [{ letters: text, op: { insert: text } }]
}

function joined(cells: Cell[]): RichTextDelta {
  const ops: DeltaOperation[] = []
  for (const { letters, op } of cells) {
    if (typeof op.insert !== 'string') {
      ops.push(op)
      continue
    }
    const last = ops.at(-1)
    if (typeof last?.insert === 'string' && sameFormat(last, op)) last.insert += letters
    else ops.push({ ...op, insert: letters })
  }
  return { ops }
}

function sameFormat(one: DeltaOperation, other: DeltaOperation): boolean {
  return JSON.stringify(one.attributes ?? {}) === JSON.stringify(other.attributes ?? {})
}

function commonStart(one: string, other: string): number {
  let length = 0
  while (length < one.length && length < other.length && one[length] === other[length]) length += 1
  return length
}

function reversed(text: string): string {
  return text.split('').reverse().join('')
}
