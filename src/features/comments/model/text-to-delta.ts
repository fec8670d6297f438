import type { Schemas } from '@/api'

type Delta = Schemas['Delta']
type Op = Delta['ops'][number]

/** A person who can be mentioned. */
export type Person = { id: string; name: string }

/**
 * Turns plain text into a delta. `@Giulia Riva` becomes a mention when Giulia is one of the people given; any other @
 * stays a letter. Where two names begin alike the longer one is meant.
 */
export function textToDelta(text: string, people: readonly Person[]): Delta {
  const ops: Op[] = []
  let plain = ''
  const longestFirst = people.toSorted((one, other) => other.name.length - one.name.length)
  const flush = () => {
    if (plain !== '') ops.push({ insert: plain })
    plain = ''
  }
  const trimmed = text.trim()
  for (let index = 0; index < trimmed.length;) {
    const person = trimmed[index] === '@' && longestFirst.find(({ name }) => isNameAt(trimmed, index + 1, name))
    if (person) {
      flush()
      ops.push({ insert: { mention: { id: person.id, name: person.name } } })
      index += person.name.length + 1
    } else {
      plain += trimmed[index]
      index += 1
    }
  }
  plain += '\n'
  flush()
  return { ops }
}

/**
 * The text of a delta as a person types it, with the people whose names in it are mentions. Null where it holds more
 * than plain text and mentions: a plain field would lose that.
 */
export function deltaToText({ ops }: Delta): { text: string; people: Person[] } | null {
  const people: Person[] = []
  let text = ''
  for (const { insert, attributes } of ops) {
    if (attributes && Object.keys(attributes).length > 0) return null
    const mention = typeof insert === 'string' ? undefined : insert.mention
    // A name that is typed becomes a mention of a person, never of a group.
    if (mention?.type === 'group') return null
    if (mention) people.push({ id: mention.id, name: mention.name })
    else if (typeof insert !== 'string') return null
    text += mention ? `@${mention.name}` : (insert as string)
  }
  return { text: text.trimEnd(), people }
}

/** "@Ann" inside "@Anna" is not Ann. */
function isNameAt(text: string, index: number, name: string): boolean {
  return name !== '' && text.startsWith(name, index) && !/[\p{L}\p{N}]/u.test(text.charAt(index + name.length))
}
