import { queryOptions } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api'
import { communityQueries } from '@/features/navigation'

const one = '/internal/v2/homes/{homeId}' as const

/** Everything that is asked about a home. */
export const homeQueries = {
  page: (homeId: string) =>
    queryOptions({
      queryKey: ['homes', homeId] as const,
      queryFn: ({ signal }) => unwrap(api.GET(one, { params: { path: { homeId } }, signal })),
    }),
  widget: (homeId: string, { id: widgetId, kind }: Pick<Schemas['Widget'], 'id' | 'kind'>) =>
    queryOptions({
      // Below the keys of what it lists: who joins a community or answers an invitation renews these.
      queryKey: [...(groups.get(kind) ?? ['homes']), 'widget', homeId, widgetId] as const,
      queryFn: ({ signal }) =>
        unwrap(api.GET(`${one}/widgets/{widgetId}/data`, { params: { path: { homeId, widgetId } }, signal })),
    }),
}

const groups = new Map<string, readonly string[]>([
  ['communities', communityQueries.all],
  ['events', ['events']],
])

/** Tells the server that the person has opened a home; it is no longer new then. */
export function visitHome(homeId: string): Promise<Schemas['HomeList']> {
  return unwrap(api.PUT(`${one}/visit`, { params: { path: { homeId } } }))
}
