import type { QueryClient } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api'
import { postQueries } from '@/features/posts'

type PostData = Schemas['PostData']

/** Sends a change of the planning and shows what the server made of it. */
export async function savePlanning(
  queryClient: QueryClient,
  postId: string,
  body: Schemas['PostDataChange'],
): Promise<PostData> {
  const saved = await unwrap(
    api.PATCH('/internal/v2/communication/posts/{postId}/data', { params: { path: { postId } }, body }),
  )
  showPlanning(queryClient, postId, saved)
  return saved
}

/** Shows a planning in the post that is open. */
export function showPlanning(queryClient: QueryClient, postId: string, data: PostData): void {
  queryClient.setQueryData(postQueries.detail(postId).queryKey, (post) => post && { ...post, data })
}
