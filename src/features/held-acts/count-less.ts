import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'

/**
 * Counts one thing less in an answer before the server knows of it, and in its answers of meanwhile too. What is given
 * back ends that; `restore` has it counted again at once.
 */
export function countLess<Answer>(
  queryClient: QueryClient,
  queryKey: QueryKey,
  changed: (answer: Answer, by: 1 | -1) => Answer,
): { end: () => void; restore: () => void } {
  const hash = hashKey(queryKey)
  const change = (by: 1 | -1) => {
    queryClient.setQueryData<Answer>(queryKey, (answer) => answer && changed(answer, by))
  }
  const end = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.query.queryHash !== hash) return
    if (event.action.type === 'success' && !event.action.manual) change(-1)
  })
  change(-1)
  return {
    end,
    restore() {
      end()
      change(1)
    },
  }
}
