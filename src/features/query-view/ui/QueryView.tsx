import { createContext, type ReactNode, use, useRef, useState } from 'react'
import { isApiError } from '@/api'
import type { HeadingProps } from '@/design-system/Heading'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { RetryButton } from '@/features/retry'
import type { FocusHolder } from './pass-focus'
import type { EmptyWords, NewerVersion, QueryWords, ReadQuery } from './query-state'
import { useOnline } from './use-online'

/** All but the skeleton and the data: most views never need it, so it comes when the page is quiet, or is wanted. */
const states = loadable(() => import('./QueryStates'))

/** A region around this one says already that there is no network. */
const OfflineSaid = createContext(false)

export type QueryViewProps<Data> = {
  /** What `useQuery` or `useInfiniteQuery` gave. */
  query: ReadQuery<Data>
  /**
   * A SkeletonGroup in the form of what comes. One of the same component as the content becomes the content: its
   * elements and the focus in them stay.
   */
  skeleton: ReactNode
  /** Draws what was read. */
  children: (data: Data) => ReactNode
  /** How the thing is called where it failed, is missing or closed; a feature's `messages` may be given whole. */
  words?: QueryWords
  /** What stands there when nothing was found. */
  empty?: EmptyWords<Data>
  /** Of the headings that stand in place of the content; 1 where the region is the whole page. */
  level?: HeadingProps['level']
  /** For screens that do not overwrite what is open: something newer that the reader may ask for. */
  newer?: NewerVersion | null
}

/**
 * One query, one region: loading, what was read, nothing, missing, closed, failed, offline or out of date. What was
 * read stays, whatever fails later; a network that comes back is used without being asked; the focus is never lost.
 */
export function QueryView<Data>({
  query,
  skeleton,
  children,
  words = {},
  empty,
  level = 2,
  newer = null,
}: QueryViewProps<Data>) {
  const { formatMessage } = useIntl()
  const { data, isFetching, refetch } = query
  const failure = useFailure(query)
  const online = useOnline(() => {
    if (isApiError(failure) && failure.retryable) void refetch()
  })
  const offlineSaid = use(OfflineSaid)
  const focusRef = useRef<FocusHolder | null>(null)
  const isEmpty = data !== undefined && empty !== undefined && empty.when(data)
  const { module, failed: lost } = states.useModule(failure !== null || isEmpty || !online || newer !== null)
  const frame = { level, busy: isFetching, onRetry: () => void refetch() }

  let content: ReactNode = skeleton
  if (data !== undefined && !isEmpty) content = children(data)
  else if (module && isEmpty) content = <module.Nothing {...frame} focusRef={focusRef} empty={empty} />
  else if (module && failure)
    content = <module.Failure {...frame} focusRef={focusRef} failure={failure} words={words} online={online} />
  else if (lost && isEmpty) content = <p>{empty.title}</p>
  else if (lost && failure)
    content = (
      <p role="alert">
        {words.failed && formatMessage(words.failed)} <RetryButton busy={isFetching} onClick={frame.onRetry} />
      </p>
    )

  return (
    <OfflineSaid value={offlineSaid || (!online && data !== undefined)}>
      {module && (
        <module.Line
          {...frame}
          focusRef={focusRef}
          newer={newer}
          failure={failure}
          state={data === undefined ? null : !online ? !offlineSaid && 'offline' : failure && 'out-of-date'}
        />
      )}
      {content}
    </OfflineSaid>
  )
}

/** Why there is nothing, or nothing newer. Of a query that has read nothing it stays while another try is under way. */
function useFailure({ data, error, errorUpdateCount, isFetchNextPageError }: ReadQuery<unknown>): Error | null {
  const [last, setLast] = useState(error)
  if (error && error !== last) setLast(error)
  if (data === undefined) return errorUpdateCount > 0 ? (error ?? last) : null
  return isFetchNextPageError ? null : error
}
