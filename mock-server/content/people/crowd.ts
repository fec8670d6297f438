import { numberOf } from '../../state/times.ts'
import { people } from './index.ts'
import type { Person } from './types.ts'

let made: ReadonlyMap<string, Person> | undefined

/** A large company: 50,000 people with mixed names, made once and shared by all worlds that have them. */
export function crowd(count = 50_000): ReadonlyMap<string, Person> {
  if (made) return made
  const known = people.filter(({ deleted, account }) => !deleted && !account)
  const pick = (number: number) => known[number % known.length] ?? people[0]
  const all = Array.from({ length: count }, (_, index): [string, Person] => {
    const id = `crowd-${index + 1}`
    const number = numberOf(id)
    const [first, last, work] = [pick(number), pick(number >>> 7), pick(number >>> 13)]
    const lastName = index % 997 === 0 ? longName(last?.lastName ?? '') : (last?.lastName ?? '')
    return [
      id,
      {
        id,
        firstName: first?.firstName ?? '',
        lastName,
        language: work?.language ?? 'en',
        role: work?.role ?? '',
        place: work?.place ?? 'Milano, Italy',
        area: work?.area ?? '',
        businessUnit: work?.businessUnit ?? '',
      },
    ]
  })
  made = new Map(all)
  return made
}

/** Some names are as long as names get. */
function longName(name: string): string {
  return `${name} von Wittgenstein-Hohenlohe und zu Schwarzburg-Rudolstadt-Sondershausen`
}
