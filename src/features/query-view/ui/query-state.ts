import type { ReactNode } from 'react'
import type { MessageDescriptor } from '@/shared/i18n'

/** What is looked at in the result of `useQuery` or `useInfiniteQuery`. */
export type ReadQuery<Data> = {
  data: Data | undefined
  error: Error | null
  /** How often it has failed: more than never without data, and another try is under way. */
  errorUpdateCount: number
  isFetching: boolean
  /** A further page did not come: the list says so at its end. */
  isFetchNextPageError?: boolean
  refetch: () => unknown
}

/** How the thing that is read is called where it is not shown. Where words are missing, it is told as `failed`. */
export type QueryWords = {
  /** Title: "The profile could not be loaded". */
  failed?: MessageDescriptor
  /** What that means for the reader. */
  failedWhy?: MessageDescriptor
  /** Title for 404: "This group does not exist". */
  notFound?: MessageDescriptor
  /** Why it may be gone. */
  notFoundWhy?: MessageDescriptor
  /** Title for 403: "You may not look groups up". */
  forbidden?: MessageDescriptor
  /** Who can let the reader in. */
  forbiddenWhy?: MessageDescriptor
}

/** What is said where there is nothing to show. */
export type EmptyWords<Data> = {
  /** Whether the data holds nothing to show. */
  when: (data: Data) => boolean
  /** What is so: "You keep no collections yet". */
  title: string
  /** Why, or what comes next, in one sentence. */
  description?: string
  /** The one thing to do about it. */
  action?: ReactNode
}

/** Something newer than what is shown has arrived, and waits until the reader asks for it. */
export type NewerVersion = {
  /** What has arrived: "3 new comments". */
  text?: string
  /** Names the button: "Show them". */
  action?: string
  onShow: () => void
}
