import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { navigationQueries } from '@/features/navigation'
import { withCurrentHome } from './current-home'

/** The person's homes; undefined until they are known. The one that was visited last stays the current one elsewhere too. */
export function useHomes(idInAddress: string | undefined) {
  const queryClient = useQueryClient()
  const { queryKey } = navigationQueries.homes()
  const { data, isError } = useQuery(navigationQueries.homes())

  useEffect(() => {
    if (!data || idInAddress === undefined) return
    const homes = withCurrentHome(data.homes, idInAddress)
    const isNews = data.homes.some((home, index) => home.current !== homes[index]?.current)
    if (isNews) queryClient.setQueryData(queryKey, { homes: [...homes] })
  }, [queryClient, queryKey, data, idInAddress])

  if (data) return withCurrentHome(data.homes, idInAddress)
  // Without an answer there is nothing to choose from, and the title of the page stands instead.
  return isError ? [] : undefined
}
