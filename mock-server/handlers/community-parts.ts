import type { Schemas } from '../schemas.ts'
import type { HashtagState } from '../state/data.ts'
import { communityHashtag, filesOf, hashtagsOf, lastUseOf } from '../views/community-parts.ts'
import { communitiesPath, readableCommunity } from './communities.ts'
import { fits } from './fits.ts'
import { falling, filtered, orderBy, orderNamed, paged, rising, sorted } from './lists.ts'
import type { PortalApp } from './portal-app.ts'

const one = `${communitiesPath}/:communityId`

const byName = new Intl.Collator('en', { sensitivity: 'base' })

const idOf = ({ id }: Schemas['CommunityFile']) => id

const filesBy = {
  newest: orderBy(
    idOf,
    falling(({ addedAt }) => addedAt),
  ),
  name: orderBy(idOf, rising(nameOf, byName)),
}

/** What stands in the parts of a community beside its posts and members. */
export function communityPartsRoutes(app: PortalApp): void {
  app.get(`${one}/files`, (call) => {
    const { search = '' } = call.req.query()
    const all = filesOf(call.var.world.data, readableCommunity(call)).filter((file) => fits(nameOf(file), search))
    const order = orderNamed(call, filesBy, 'newest')
    const files = sorted(filtered(call, all, { kind: ({ kind }) => kind }), order)
    const media = all.filter(({ kind }) => kind === 'media').length
    const { page, nextPageToken } = paged(call, files, { list: 'community-files', order })
    return call.json<Schemas['CommunityFilePage']>({
      files: page,
      counts: { media, documents: all.length - media },
      totalCount: files.length,
      nextPageToken,
    })
  })

  app.get(`${one}/hashtags`, (call) => {
    const { data } = call.var.world
    const { search = '' } = call.req.query()
    const fitting = hashtagsOf(data, readableCommunity(call)).filter(({ name }) => fits(name, search))
    const tagId = ({ id }: HashtagState) => id
    const name = rising<HashtagState>((tag) => tag.name, byName)
    const used = falling<HashtagState>(({ count }) => count)
    const recent = falling<HashtagState>((tag) => lastUseOf(data, tag))
    const orders = {
      used: orderBy(tagId, used, name),
      recent: orderBy(tagId, recent, name),
      name: orderBy(tagId, name),
    }
    const order = orderNamed(call, orders, 'used')
    const { page, nextPageToken } = paged(call, sorted(fitting, order), { list: 'hashtags', order })
    return call.json<Schemas['CommunityHashtagPage']>({
      hashtags: page.map((tag) => communityHashtag(data, tag, call.var.viewer)),
      totalCount: fitting.length,
      nextPageToken,
    })
  })
}

/** What a file is called; a picture of a text by what it shows. */
function nameOf({ picture, attachment }: Schemas['CommunityFile']): string {
  return attachment?.name ?? picture?.alternativeText ?? ''
}
