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

/** "@Ann" inside "@Anna" is not Ann. */
function isNameAt(text: string, index: number, name: string): boolean {
  return name !== '' && text.startsWith(name, index) && !/[\p{L}\p{N}]/u.test(text.charAt(index + name.length))
}
