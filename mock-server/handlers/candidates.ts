import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import { folded } from '../state/folding.ts'
import { mayRead } from '../views/communities.ts'
import { captionOf, maySee, userSummary } from '../views/people.ts'
import { fits } from './fits.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { readablePost } from './posts.ts'
import { allowed, found, refusals } from './refusals.ts'

/** What a text can name: people and groups. */
export function candidatesRoutes(app: PortalApp): void {
  app.get('/internal/v2/communication/subject-candidates', (call) => {
    const { people, groups } = call.var.world.data
    const mayReadIt = readingAsked(call)
    const search = call.req.query('search') ?? ''
    const everyone = call.req.query('everyone') === 'true'
    const users = [...people.values()]
      .filter((person) => !person.deleted && (everyone || !person.blocked) && fits(fullName(person), search))
      .map((person): Ranked => ({
        candidate: {
          subject: { type: 'user', user: userSummary(call.var.world.data, person.id) },
          detail: maySee(person, call.var.viewer) ? captionOf(person) : '',
          canRead: !person.blocked && mayReadIt(person),
        },
        name: fullName(person),
      }))
    const named = [...groups.values()]
      .filter(({ deleted, name }) => !everyone && !deleted && fits(name, search))
      .map(({ id, name, memberIds }): Ranked => ({
        candidate: {
          subject: { type: 'group', group: { id, name } },
          detail: String(memberIds.length),
          canRead: memberIds.every((member) => mayReadIt(people.get(member) ?? nobody)),
        },
        name,
      }))
    const candidates = [...users, ...named]
      .sort((one, other) => rank(one, search) - rank(other, search) || one.name.localeCompare(other.name))
      .slice(0, 8)
      .map(({ candidate }) => candidate)
    return call.json<Schemas['SubjectCandidates']>({ candidates })
  })
}

type Ranked = { candidate: Schemas['SubjectCandidate']; name: string }

/** Those who can read come first, and among them whose name begins with what was typed. */
function rank({ candidate, name }: Ranked, search: string): number {
  return (candidate.canRead ? 0 : 2) + (folded(name).startsWith(folded(search)) ? 0 : 1)
}

/** A member of a group who is not known any more can read nothing. */
const nobody = { deleted: true } as Person

/** Whether a person can read what somebody is chosen for: a post, a community, or nothing in particular. */
function readingAsked(call: Call): (person: Person) => boolean {
  const { postId, communityId } = call.req.query()
  const { data } = call.var.world
  if (postId !== undefined) {
    const post = readablePost(call, postId)
    return (person) => mayRead(data.communities.get(post.communityId), person)
  }
  if (communityId === undefined) return () => true
  const community = found(data.communities.get(communityId), refusals.communityNotFound)
  allowed(mayRead(community, call.var.viewer), refusals.communityForbidden)
  return (person) => mayRead(community, person)
}

function fullName({ firstName, lastName }: Person): string {
  return `${firstName} ${lastName}`
}
