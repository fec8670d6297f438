import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Schemas } from '@/api'
import { navigationQueries } from '../api/queries'

type Home = Schemas['Home']

/**
 * The person's homes; undefined until they are known. The home that was visited last stays the current one on other
 * screens too.
 */
export function useHomes(idInAddress: string | undefined): readonly Home[] | undefined {
  const queryClient = useQueryClient()
  const { queryKey } = navigationQueries.homes()
  const { data, isError } = useQuery(navigationQueries.homes())

  useEffect(() => {
    if (!data || idInAddress === undefined) return
    const homes = withCurrentHome(data.homes, idInAddress)
    const hasChanged = data.homes.some((home, index) => home.current !== homes[index]?.current)
    if (hasChanged) queryClient.setQueryData(queryKey, { homes: [...homes] })
  }, [queryClient, queryKey, data, idInAddress])

  if (data) return withCurrentHome(data.homes, idInAddress)
  // Without an answer there is nothing to choose from, and the title of the page stands instead.
  return isError ? [] : undefined
}

/**
 * The homes with the current one marked: the one in the address, else the one that the server names, which is the last
 * one visited or the default (AM-65).
 */
export function withCurrentHome(homes: readonly Home[], idInAddress: string | undefined): readonly Home[] {
  if (!homes.some(({ id }) => id === idInAddress)) return homes
  return homes.map((home) => ({ ...home, current: home.id === idInAddress }))
}
