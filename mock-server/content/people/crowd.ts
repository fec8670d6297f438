import { numberOf } from '../../state/times.ts'
import { people } from './index.ts'
import type { Person } from './types.ts'

/** How many people a large company has beside those of the demo. */
const crowdSize = 50_000

/** Nobody beside the people of the demo. */
export const noCrowd: ReadonlyMap<string, Person> = new Map()

let made: ReadonlyMap<string, Person> | undefined

/** A large company: people with mixed names, made when a world first needs them and shared by all that do. */
export function crowd(): ReadonlyMap<string, Person> {
  made ??= new Map(Array.from({ length: crowdSize }, (_, index) => oneOfMany(index)).map((one) => [one.id, one]))
  return made
}

const known = people.filter(({ deleted, account }) => !deleted && !account)

function oneOfMany(index: number): Person {
  const id = `crowd-${index + 1}`
  const number = numberOf(id)
  const [first, last, work] = [pick(number), pick(number >>> 7), pick(number >>> 13)]
  const { language, role, place, area, businessUnit } = work
  const lastName = index % 997 === 0 ? longName(last.lastName) : last.lastName
  return { id, firstName: first.firstName, lastName, language, role, place, area, businessUnit }
}

function pick(number: number): Person {
  const person = known[number % known.length]
  if (!person) throw new Error('nobody is there')
  return person
}

/** Some names are as long as names get. */
function longName(name: string): string {
  return `${name} von Wittgenstein-Hohenlohe und zu Schwarzburg-Rudolstadt-Sondershausen`
}
