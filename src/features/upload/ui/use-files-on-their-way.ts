import { useStoreMap } from 'effector-react'
import { isFailed, isSaved } from '../model/upload'
import { $uploads } from '../model/uploads'

/** How many files of a post are still being uploaded or saved; failed ones wait for the person, not for the line. */
export function useFilesOnTheirWay(postId: string | null): number {
  return useStoreMap({
    store: $uploads,
    keys: [postId],
    fn: (uploads, [id]) =>
      uploads.filter((upload) => upload.postId === id && !isSaved(upload) && !isFailed(upload)).length,
  })
}
