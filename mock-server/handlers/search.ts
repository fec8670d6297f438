import type { Schemas } from '../schemas.ts'
import { suggestionsFor } from '../search/quick.ts'
import { grouped, ranked, type Find, type Group, type Narrowing, type Rank, search } from '../search/search.ts'
import { readQuery, wordCount } from '../search/terms.ts'
import {
  communitiesNamed,
  countOf,
  facetsView,
  flatResult,
  groupResult,
  mostMedia,
  mostResults,
  type SearchedBy,
} from '../views/search.ts'
import { falling, orderBy, orderNamed, paged, rising, sorted } from './lists.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { allowed, invalid, refusals } from './refusals.ts'

const longestQuery = 500
const mostWords = 32

/** A result in its list: a find alone, or a post with its finds. */
type Placed = { key: string; at: number; rank: Rank; view: () => Schemas['SearchResult'] }

const orders = {
  best: orderBy<Placed>(
    ({ key }) => key,
    falling(({ rank }) => rank.words),
    rising(({ rank }) => rank.tier),
    falling(({ rank }) => rank.at),
    rising(({ rank }) => rank.behind),
  ),
  newest: orderBy<Placed>(
    ({ key }) => key,
    falling(({ at }) => at),
  ),
}

/** Searching what people wrote. */
export function searchRoutes(app: PortalApp): void {
  app.get('/internal/v2/communication/search', (call) => {
    const { world, viewer } = call.var
    const { data } = world
    const reading = readWanted(call)
    const { wanted, words, ignored } = reading
    const narrowing = narrowingOf(call)
    const order = orderNamed(call, orders, 'best')
    const found = search(data, viewer, wanted, narrowing)
    const by = { data, viewer, terms: [...wanted.some, ...wanted.every] }
    const isFlat = narrowing.types.length === 1 || narrowing.post !== undefined
    const placed = isFlat
      ? eachAlone(by, found.finds)
      : ranked(data, grouped(found.finds), viewer).map((one: Group & { rank: Rank }): Placed => ({
          key: one.post.id,
          at: one.at,
          rank: one.rank,
          view: () => groupResult(by, one),
        }))
    const reachable = sorted(placed, order).slice(0, mostResults)
    const { page, nextPageToken } = paged(call, reachable, { list: 'search', order })
    const { posts, comments, media, documents } = found.byType
    const pictures = found.finds.filter(({ entry }) => entry.type === 'media')
    const isBeginning =
      narrowing.types.length === 0 && narrowing.post === undefined && call.req.query('pageToken') === undefined
    return call.json<Schemas['SearchPage']>({
      results: viewsOf(page),
      nextPageToken,
      counts: {
        all: countOf(posts + comments + media + documents),
        posts: countOf(posts),
        comments: countOf(comments),
        media: countOf(media),
        documents: countOf(documents),
      },
      postsCount: countOf(new Set(found.finds.map(({ post }) => post.id)).size),
      facets: facetsView(by, found, narrowing, call.req.queries('whole') ?? []),
      reading: {
        some: [...words.some],
        exact: words.exact,
        every: [...words.every],
        none: [...words.none],
        ignored,
      },
      ...(isBeginning && { media: viewsOf(sorted(eachAlone(by, pictures), order).slice(0, mostMedia)) }),
      ...(isBeginning && narrowing.in.length === 0 && { communities: communitiesNamed(by, wanted, world.clock.now()) }),
    })
  })

  app.get('/internal/v2/communication/search/quick', (call) => {
    const { world, viewer } = call.var
    const suggestions = suggestionsFor(world.data, viewer, readWanted(call), call.req.queries('in') ?? [])
    return call.json<Schemas['QuickSuggestions']>({ suggestions })
  })
}

const viewsOf = (placed: readonly Placed[]) => placed.map(({ view }) => view())

/** Finds that are results of their own. */
function eachAlone(by: SearchedBy, finds: readonly Find[]): Placed[] {
  return ranked(by.data, finds.map(asResult), by.viewer).map(({ find, at, rank }) => ({
    key: find.entry.key,
    at,
    rank,
    view: () => flatResult(by, find),
  }))
}

const asResult = (find: Find) => ({ find, post: find.post, words: find.words, tier: find.tier, at: find.entry.at })

/** The query, read; refuses one that says nothing or too much. */
function readWanted(call: Call) {
  const query = call.req.query('q') ?? ''
  allowed([...query].length <= longestQuery, refusals.queryTooLong)
  const reading = readQuery(query)
  const count = wordCount(reading)
  allowed(count > 0, refusals.queryEmpty)
  allowed(count <= mostWords, refusals.tooManyWords)
  return reading
}

function narrowingOf(call: Call): Narrowing {
  const several = (name: string) => call.req.queries(name) ?? []
  return {
    types: [...new Set(several('types'))],
    in: several('in'),
    by: several('by'),
    state: several('state'),
    has: several('has'),
    tag: several('tag'),
    lang: several('lang'),
    from: dayNamed(call, 'from'),
    to: dayNamed(call, 'to'),
    archive: archiveNamed(call),
    post: call.req.query('post'),
  }
}

/** The day that a parameter names; empty for none. */
function dayNamed(call: Call, name: 'from' | 'to'): string {
  const day = call.req.query(name) ?? ''
  if (day === '' || isDay(day)) return day
  throw invalid(`/query/${name}`, 'format', 'must be a day of the calendar')
}

function isDay(text: string): boolean {
  const moment = Date.parse(`${text}T00:00Z`)
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(text)
}

function archiveNamed(call: Call): Narrowing['archive'] {
  const wanted = call.req.query('archive') ?? 'with'
  if (wanted === 'with' || wanted === 'without' || wanted === 'only') return wanted
  throw invalid('/query/archive', 'enum', 'must be with, without or only')
}
