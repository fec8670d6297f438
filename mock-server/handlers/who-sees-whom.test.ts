import { describe, expect, it } from 'vitest'
import type { Schemas } from '../schemas.ts'
import { Visitor } from '../testing/visitor.ts'

/** How much of a person is seen: all, all but the hidden mobile, what there is without mail and phone, or the name. */
type Seen = 'whole' | 'but-mobile' | 'no-contact' | 'name'

/** Two colleagues, two administrators and one who may not look people up. */
const viewers = ['giulia.riva', 'sofia.karras', 'marco.bianchi', 'elena.papadaki', 'jules.perrin'] as const

/** Who is looked at, and what each viewer sees of them, in the order above. */
const table: readonly (readonly [person: string, what: string, ...seen: Seen[]])[] = [
  ['giulia-riva', 'somebody open', 'whole', 'whole', 'whole', 'whole', 'name'],
  ['jules-perrin', 'who may not look people up', 'whole', 'whole', 'whole', 'whole', 'whole'],
  ['petra-lang', 'somebody private', 'name', 'name', 'whole', 'whole', 'name'],
  ['roberto-esposito', 'somebody deleted', 'name', 'name', 'name', 'name', 'name'],
  ['bruno-almeida', 'somebody blocked', 'whole', 'whole', 'whole', 'whole', 'name'],
  ['davide-greco', 'without mail and phone', 'no-contact', 'no-contact', 'no-contact', 'no-contact', 'name'],
  ['francesca-marino', 'who hides the mobile', 'but-mobile', 'but-mobile', 'whole', 'whole', 'name'],
]

const mobile = '+39 333 555 0794'

async function look(userName: string, id: string) {
  const visitor = await Visitor.signedIn(userName)
  const { people } = visitor.world.data
  for (const name of ['francesca-marino', 'giulia-riva', 'jules-perrin', 'petra-lang', 'bruno-almeida']) {
    const person = people.get(name)
    const hidden = name === 'francesca-marino' ? ['mobilePhone'] : []
    if (person) people.set(name, { ...person, edits: { version: 0, ...person.edits, mobilePhone: mobile, hidden } })
  }
  const person = people.get(id)
  const path = `/internal/v2/users/${id}`
  const search = encodeURIComponent(`${person?.firstName} ${person?.lastName}`)
  const listed = await visitor.send('GET', `/internal/v2/users?search=${search}`)
  return {
    page: await visitor.get<Schemas['Profile']>(`${path}/profile`),
    dialog: await visitor.get<Schemas['User']>(path),
    row: listed.ok
      ? ((await listed.json()) as Schemas['PeoplePage']).people.find((one) => one.id === id)
      : listed.status,
    communities: await visitor.get<Schemas['UserCommunitiesPage']>(`${path}/communities`),
    common: await visitor.get<Schemas['InCommon']>(`${path}/in-common`),
    line: await visitor.get<Schemas['ReportingLine']>(`${path}/reporting-line`),
  }
}

describe.each(table)('%s, %s', (id, _, ...expected) => {
  it.each(viewers.map((viewer, index) => [viewer, expected[index] ?? 'name'] as const))(
    'is seen by %s: %s, the same in all places',
    async (viewer, seen) => {
      const { page, dialog, row, communities, common, line } = await look(viewer, id)
      for (const answer of [page, dialog]) {
        expect(answer.fullName).not.toBe('')
        expect(answer.contactEmail !== null).toBe(seen === 'whole' || seen === 'but-mobile')
        expect(answer.phone !== null).toBe(seen === 'whole' || seen === 'but-mobile')
        expect(answer.mobilePhone ?? null).toBe(seen === 'whole' ? mobile : null)
        expect(answer.place !== null).toBe(seen !== 'name')
      }
      const gone = id === 'roberto-esposito' || id === 'bruno-almeida'
      if (viewer === 'jules.perrin') expect(row).toBe(403)
      else if (gone) expect(row).toBeUndefined()
      else {
        expect(row).toMatchObject({ id })
        const { place, internalPhone } = row as Schemas['PersonSummary']
        expect(place !== null).toBe(seen !== 'name')
        if (seen === 'name') expect(internalPhone).toBeNull()
      }
      expect(communities.totalCount > 0).toBe(seen !== 'name')
      expect(line.managers.length > 0).toBe(seen !== 'name')
      if (seen === 'name') expect(common.totalCount).toBe(0)
      // Nothing of it stands anywhere in an answer either.
      if (seen !== 'whole') expect(JSON.stringify([page, dialog, row])).not.toContain(mobile)
    },
  )
})
