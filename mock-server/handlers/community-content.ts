import type { Schemas } from '../schemas.ts'
import type { PostState } from '../state/data.ts'
import { instant } from '../state/times.ts'
import { attachmentSummary, newestVersion } from '../views/attachments.ts'
import { communitySummary, isAhead, mayRead, postsIn } from '../views/communities.ts'
import { momentsOf } from '../views/invitations.ts'
import { postSummary } from '../views/posts.ts'
import { mayReadPost } from '../views/reading.ts'
import { fits } from './fits.ts'
import { readableCommunity } from './community-members.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { found, Refusal, refusals } from './refusals.ts'
import { makeToken, pageSizeOf, readNumberToken } from './tokens.ts'

/** Files of a community, and events. */
export function communityContentRoutes(app: PortalApp): void {
  app.get('/internal/v2/communication/communities/:communityId/files', (call) => {
    const community = readableCommunity(call)
    const { kind, search = '', pageSize, pageToken } = call.req.query()
    const { world, viewer } = call.var
    const files = postsIn(world.data, community)
      .filter((post) => mayReadPost(world.data, post, viewer))
      .flatMap((post) => filesOf(call, post))
      .filter((file) => kind === undefined || isMedia(file) === (kind === 'media'))
      .filter((file) => fits(wordsOf(file), search))
      .sort((one, other) => other.addedAt.localeCompare(one.addedAt))
    const from = pageToken === undefined ? 0 : readNumberToken('files', pageToken, 'pageToken')
    const size = pageSizeOf(pageSize)
    return call.json<Schemas['CommunityFilePage']>({
      files: files.slice(from, from + size),
      totalCount: files.length,
      nextPageToken: from + size < files.length ? makeToken('files', from + size) : null,
    })
  })

  app.get('/internal/v2/communication/events', (call) => {
    const { world, viewer } = call.var
    const { communityId, pageSize, pageToken } = call.req.query()
    if (communityId !== undefined) checkReadable(call, communityId)
    const now = world.clock.now()
    const posts = world.data.feed
      .filter((post) => mayReadPost(world.data, post, viewer))
      .filter((post) => communityId === undefined || post.communityId === communityId)
      .flatMap((post) => (post.event && isAhead(post, now) ? [{ post, start: momentsOf(post.event).start }] : []))
      .sort((one, other) => one.start - other.start)
    const from = pageToken === undefined ? 0 : readNumberToken('events', pageToken, 'pageToken')
    const size = pageSizeOf(pageSize)
    return call.json<Schemas['EventPage']>({
      events: posts.slice(from, from + size).map(({ post }) => postSummary(world.data, post, viewer, now)),
      totalCount: posts.length,
      nextPageToken: from + size < posts.length ? makeToken('events', from + size) : null,
    })
  })
}

function checkReadable(call: Call, communityId: string): void {
  const community = found(call.var.world.data.communities.get(communityId), refusals.communityNotFound)
  if (!mayRead(community, call.var.viewer)) throw new Refusal(refusals.communityForbidden)
}

function filesOf(call: Call, post: PostState): Schemas['CommunityFile'][] {
  const { data } = call.var.world
  const { id, number, title, language } = post
  const about = {
    id,
    number,
    title,
    language: language === 'pt' ? 'pt-BR' : language,
    community: communitySummary(data, post.communityId),
  }
  return [
    ...post.images.map((image) => ({
      id: image.id,
      post: about,
      addedAt: instant(post.createdAt),
      image,
      attachment: null,
    })),
    ...post.attachments.map((attachment) => ({
      id: attachment.id,
      post: about,
      addedAt: instant(newestVersion(attachment).addedAt),
      image: null,
      attachment: attachmentSummary(data, attachment),
    })),
  ]
}

function isMedia({ image, attachment }: Schemas['CommunityFile']): boolean {
  return image !== null || (attachment?.mimeType.startsWith('image/') ?? false)
}

/** What a file is found by: its own name or words, and the title of its post. */
function wordsOf({ image, attachment, post }: Schemas['CommunityFile']): string {
  const name = attachment?.name.replaceAll(/[._-]/g, ' ') ?? ''
  return `${name} ${attachment?.name ?? ''} ${image?.alternativeText ?? ''} ${post.title}`
}
