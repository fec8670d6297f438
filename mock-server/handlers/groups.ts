import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import { captionOf, fullNameOf, maySee, userSummary } from '../views/people.ts'
import { orderBy, paged, rising, sorted } from './lists.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { found, refusals } from './refusals.ts'

const byName = orderBy(
  ({ id }: Person) => id,
  rising((person) => plain(fullNameOf(person))),
)

/** Groups and their members, by page and by search. */
export function groupsRoutes(app: PortalApp): void {
  app.get('/internal/v2/groups/:groupId', (call) => {
    const { id, name, description, memberIds, deleted } = groupOf(call)
    return call.json<Schemas['Group']>({ id, name, description, membersCount: memberIds.length, deleted })
  })

  app.get('/internal/v2/groups/:groupId/members', (call) => {
    const { world, viewer } = call.var
    const { data } = world
    const words = plain(call.req.query('search') ?? '')
      .split(/\s+/)
      .filter(Boolean)
    const members = groupOf(call)
      .memberIds.flatMap((id) => data.people.get(id) ?? [])
      .filter((person) => words.every((word) => plain(fullNameOf(person)).includes(word)))
    const { page, nextPageToken } = paged(call, sorted(members, byName), { list: 'members', order: byName })
    return call.json<Schemas['GroupMembersPage']>({
      members: page.map((person) => ({
        ...userSummary(data, person.id),
        caption: maySee(person, viewer) ? captionOf(person) : null,
      })),
      totalCount: members.length,
      nextPageToken,
    })
  })
}

function groupOf(call: Call) {
  return found(call.var.world.data.groups.get(call.req.param('groupId') ?? ''), refusals.groupNotFound)
}

/** Without case and accents. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
