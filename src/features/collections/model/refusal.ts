import { isApiError } from '@/api'

/** Why a collection could not be made, changed or filled, by the message that says so. */
export type CollectionRefusal = 'full' | 'nameTaken' | 'tooMany' | 'saveFailed'

/** What the server refuses; everything that is no matter of the person is `saveFailed`. */
export function refusalOf(error: Error): CollectionRefusal {
  switch (isApiError(error) ? error.code : undefined) {
    case 'collection-full':
      return 'full'
    case 'collection-name-taken':
      return 'nameTaken'
    case 'collections-full':
      return 'tooMany'
    default:
      return 'saveFailed'
  }
}
