import type { Schemas } from '../schemas.ts'
import { facetNames, type FacetName } from '../search/filters.ts'
import { isEmpty, mostLetters, mostWords, readQuery, wordCount } from '../search/query.ts'
import { searchPage } from '../search/search-page.ts'
import type { Call, PortalApp } from './portal-app.ts'
import { invalid } from './refusals.ts'
import { makeToken, pageSizeOf, readNumberToken } from './tokens.ts'

/** What the query calls each thing that results are narrowed by. */
const parameters: Record<FacetName, string> = {
  community: 'in',
  person: 'by',
  status: 'state',
  has: 'has',
  hashtag: 'tag',
  language: 'lang',
  archive: 'archive',
}

/** The search over posts, comments, media and documents. */
export function searchRoutes(app: PortalApp): void {
  app.get('/internal/v2/communication/search', (call) => {
    const { world, viewer } = call.var
    const { pageSize, pageToken, from, to } = call.req.query()
    const query = queryOf(call)
    const start = pageToken === undefined ? 0 : readNumberToken('search', pageToken, 'pageToken')
    const size = pageSizeOf(pageSize)
    const chosen = Object.fromEntries(
      facetNames.map((name) => [name, call.req.queries(parameters[name]) ?? []]),
    ) as Record<FacetName, string[]>
    const { more, ...page } = searchPage(
      world.data,
      viewer,
      query,
      { types: call.req.queries('types') ?? [], chosen, from, to },
      { sort: call.req.query('sort') === 'newest' ? 'newest' : 'best', from: start, size },
      world.clock.now(),
    )
    return call.json<Schemas['SearchPage']>({
      ...page,
      nextPageToken: more ? makeToken('search', start + size) : null,
    })
  })
}

function queryOf(call: Call) {
  const q = call.req.query('q') ?? ''
  if (q.length > mostLetters) throw invalid('/query/q', 'max-length', 'has more than 500 letters', 'query-too-long')
  const query = readQuery(q)
  if (isEmpty(query)) throw invalid('/query/q', 'empty', 'has no word to look for', 'query-empty')
  if (wordCount(query) > mostWords) throw invalid('/query/q', 'max-items', 'has more than 32 words', 'too-many-words')
  return query
}
