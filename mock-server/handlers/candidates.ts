import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import { mayRead } from '../views/communities.ts'
import { usesOf } from '../views/hashtags.ts'
import { captionOf, userSummary } from '../views/people.ts'
import { postSummary } from '../views/posts.ts'
import { fits, plain } from './fits.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { readablePost } from './posts.ts'
import { mayReadPost } from '../views/reading.ts'
import { found, Refusal, refusals } from './refusals.ts'
import { makeToken, pageSizeOf, readNumberToken } from './tokens.ts'

/** What a text can name: people and groups, posts, the hashtags of a community. */
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
          detail: captionOf(person) ?? '',
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

  app.get('/internal/v2/communication/post-candidates', (call) => {
    const { world, viewer } = call.var
    const { search = '', postId } = call.req.query()
    if (postId !== undefined) readablePost(call, postId)
    const wanted = search.trim().replace(/^#/, '')
    const posts = world.data.feed
      .filter(
        (post) =>
          post.id !== postId &&
          mayReadPost(world.data, post, viewer) &&
          (fits(post.title, wanted) || (wanted !== '' && String(post.number).startsWith(wanted))),
      )
      .slice(0, 20)
    return call.json<Schemas['PostCandidates']>({
      posts: posts.map((post) => postSummary(world.data, post, viewer, world.clock.now())),
    })
  })

  app.get('/internal/v2/communication/communities/:communityId/hashtags', (call) => {
    const { world, viewer } = call.var
    const community = found(world.data.communities.get(call.req.param('communityId')), refusals.communityNotFound)
    if (!mayRead(community, viewer)) throw new Refusal(refusals.communityForbidden)
    const { search = '', pageSize, pageToken } = call.req.query()
    const all = [...world.data.hashtags.values()]
      .filter((tag) => tag.communityId === community.id && !tag.deleted && !community.hashtagsDisabled)
      .filter(({ name }) => fits(name, search))
      .map((tag) => ({ id: tag.id, name: tag.name, count: usesOf(world.data, tag) }))
      .sort((one, other) => other.count - one.count || one.name.localeCompare(other.name))
    const from = pageToken === undefined ? 0 : readNumberToken('hashtags', pageToken, 'pageToken')
    const size = pageSizeOf(pageSize)
    return call.json<Schemas['CommunityHashtagPage']>({
      hashtags: all.slice(from, from + size),
      nextPageToken: from + size < all.length ? makeToken('hashtags', from + size) : null,
    })
  })
}

type Ranked = { candidate: Schemas['SubjectCandidate']; name: string }

/** Those who can read come first, and among them whose name begins with what was typed. */
function rank({ candidate, name }: Ranked, search: string): number {
  return (candidate.canRead ? 0 : 2) + (plain(name).startsWith(plain(search)) ? 0 : 1)
}

/** A member of a group who is not known any more can read nothing. */
const nobody = { deleted: true } as Person

/** Whether a person can read what somebody is chosen for: a post, a community, or nothing in particular. */
function readingAsked(call: Call): (person: Person) => boolean {
  const { postId, communityId } = call.req.query()
  const { data } = call.var.world
  if (postId !== undefined) {
    const post = readablePost(call, postId)
    return (person) => mayReadPost(data, post, person)
  }
  if (communityId === undefined) return () => true
  const community = found(data.communities.get(communityId), refusals.communityNotFound)
  if (!mayRead(community, call.var.viewer)) throw new Refusal(refusals.communityForbidden)
  return (person) => mayRead(community, person)
}

function fullName({ firstName, lastName }: Person): string {
  return `${firstName} ${lastName}`
}
