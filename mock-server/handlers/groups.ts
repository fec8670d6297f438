import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import { personById, summaryOf } from '../views/directory.ts'
import { captionOf } from '../views/people.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { found, refusals } from './refusals.ts'
import { makeToken, pageSizeOf, readToken } from './tokens.ts'

/** Groups and their members, by page and by search. */
export function groupsRoutes(app: PortalApp): void {
  app.get('/internal/v2/groups/:groupId', (call) => {
    const { id, name, description, memberIds, deleted } = groupOf(call)
    return call.json<Schemas['Group']>({ id, name, description, membersCount: memberIds.length, deleted })
  })

  app.get('/internal/v2/groups/:groupId/members', (call) => {
    const { data } = call.var.world
    const { pageSize, pageToken, search = '' } = call.req.query()
    const words = plain(search).split(/\s+/).filter(Boolean)
    const members = groupOf(call)
      .memberIds.flatMap((id) => personById(data, id) ?? [])
      .filter((person) => words.every((word) => plain(fullName(person)).includes(word)))
      .sort((one, other) => (placeOf(one) < placeOf(other) ? -1 : 1))
    const after = pageToken === undefined ? '' : readToken('members', pageToken, 'pageToken')
    const rest = members.filter((person) => placeOf(person) > after)
    const page = rest.slice(0, pageSizeOf(pageSize))
    const last = page.at(-1)
    return call.json<Schemas['GroupMembersPage']>({
      members: page.map((person) => ({ ...summaryOf(data, person), caption: captionOf(person) })),
      totalCount: members.length,
      nextPageToken: last && page.length < rest.length ? makeToken('members', placeOf(last)) : null,
    })
  })
}

function groupOf(call: Call) {
  return found(call.var.world.data.groups.get(call.req.param('groupId') ?? ''), refusals.groupNotFound)
}

function fullName({ firstName, lastName }: Person): string {
  return `${firstName} ${lastName}`
}

/** What members are sorted by; the id makes people of the same name distinct. */
function placeOf(person: Person): string {
  return `${plain(fullName(person))} ${person.id}`
}

/** Without case and accents. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
