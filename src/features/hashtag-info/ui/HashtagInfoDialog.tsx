import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '@/design-system/Button'
import { Dialog } from '@/design-system/Dialog'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { Text } from '@/design-system/Text'
import { FollowButton, useFollow } from '@/features/following'
import { QueryView } from '@/features/query-view'
import { useIntl } from '@/shared/i18n'
import type { OverlayRequestOf } from '@/shared/overlays'
import { paths } from '@/shared/routes'
import { randomId } from '@/shared/random-id'
import { hashtagQueries, sendHashtagFollow } from '../api/hashtag-queries'
import { messages } from '../messages'
import styles from './HashtagInfo.module.css'
import { SearchTypes, type SearchType } from './SearchTypes'
import { useDisabledMessage } from './use-disabled-message'
import { useHashtagFailure } from './use-hashtag-failure'

export type HashtagInfoDialogProps = { request: OverlayRequestOf<'hashtagInfo'>; onClose: () => void }

/**
 * How much a hashtag is used, whether one follows it, and the way to all that carries it. What is chosen lives as long
 * as the dialog, so each opening begins with nothing chosen (AM-56).
 */
export function HashtagInfoDialog({ request, onClose }: HashtagInfoDialogProps) {
  const { formatMessage, formatName } = useIntl()
  const navigate = useNavigate()
  const detail = hashtagQueries.detail(request.hashtagId)
  const query = useQuery(detail)
  const { data: hashtag, error } = query
  const [types, setTypes] = useState<ReadonlySet<SearchType>>(new Set())
  const [refused, setRefused] = useState(false)
  const name = hashtag?.name ?? request.name
  const title = name === undefined ? formatMessage(messages.hashtag) : `#${formatName(name)}`
  const follow = useFollow({
    queryKey: detail.queryKey,
    name: title,
    send: (on) => sendHashtagFollow(request.hashtagId, on),
  })
  const disabled = useDisabledMessage(onClose)
  useHashtagFailure(hashtag ? null : error, request, onClose)

  function handleApply() {
    if (types.size === 0) return setRefused(true)
    onClose()
    // Each search has an id of its own, also one for the same words (AM-13).
    const tag = [request.hashtagId]
    void navigate(paths.search({ q: title, filter: randomId(), types: [...types].join(','), tag }))
  }

  // The same dialog, so that the focus goes back to what opened it.
  if (hashtag?.communityHashtagsDisabled) return <Dialog size="sm" title={title} onClose={onClose} {...disabled} />
  return (
    <Dialog
      size="sm"
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{formatMessage(messages.cancel)}</Button>
          {hashtag && (
            <Button variant="primary" onClick={handleApply}>
              {formatMessage(messages.apply)}
            </Button>
          )}
        </>
      }
    >
      <QueryView query={query} skeleton={<HashtagSkeleton />} words={{ failed: messages.failed }} level={3}>
        {(hashtag) => (
          <div className={styles.root}>
            <div className={styles.facts}>
              <Text tone="ink">{formatMessage(messages.count, { count: hashtag.count })}</Text>
              {!hashtag.deleted && <FollowButton followed={hashtag.followedByMe} name={title} onFollow={follow} />}
            </div>
            {hashtag.deleted && <Text>{formatMessage(messages.deleted)}</Text>}
            <SearchTypes chosen={types} refused={refused && types.size === 0} onChosenChange={setTypes} />
          </div>
        )}
      </QueryView>
    </Dialog>
  )
}

/** Stands for a hashtag that is loading. */
function HashtagSkeleton() {
  const { formatMessage } = useIntl()
  return (
    <SkeletonGroup label={formatMessage(messages.loading)} className={styles.root}>
      <Skeleton length="half" />
      <Skeleton length="long" />
      <Skeleton length="long" />
    </SkeletonGroup>
  )
}
