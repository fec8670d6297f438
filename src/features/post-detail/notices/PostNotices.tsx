import { useEffect, useRef } from 'react'
import type { Schemas } from '@/api'
import { HistoryIcon, RefreshCwIcon } from '@/design-system/icons'
import { Link } from '@/design-system/Link'
import { RetryButton } from '@/features/retry'
import { useDayTime } from '@/shared/day-time'
import { Message, useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { PostNotice } from '../ui/PostNotice'
import { noticeMessages as messages } from './messages'
import type { AskedRevision } from './use-revision-of-address'

export type PostNoticesProps = { post: Schemas['Post']; asked: AskedRevision }

/** Whether what stands below still holds: another post replaces it, or it is not the text of today. */
export function PostNotices({ post, asked }: PostNoticesProps) {
  return (
    <>
      {post.replacedBy && <ReplacedNotice newer={post.replacedBy} />}
      {asked.named !== null && post.revision != null && (
        <RevisionNotice postId={post.id} named={asked.named} current={post.revision} asked={asked} />
      )}
    </>
  )
}

function ReplacedNotice({ newer: { id, title, language } }: { newer: Schemas['PostRef'] }) {
  const { formatName } = useIntl()
  return (
    <PostNotice icon={RefreshCwIcon} tone="warn">
      <Message
        of={messages.replaced}
        values={{
          title: formatName(title),
          a: (words) => (
            <Link href={paths.post(id)} lang={language}>
              {words}
            </Link>
          ),
        }}
      />
    </PostNotice>
  )
}

type RevisionNoticeProps = { postId: string; named: number; current: number; asked: AskedRevision }

function RevisionNotice({ postId, named, current, asked: { state, old, busy, onRetry } }: RevisionNoticeProps) {
  const { formatMessage } = useIntl()
  const { exact } = useDayTime()
  const notice = useRef<HTMLDivElement>(null)
  const retried = useRef(false)
  // The button that was pressed goes with the failure, and would take the focus along.
  useEffect(() => {
    if (state !== 'failed' && retried.current && document.activeElement === document.body) notice.current?.focus()
    retried.current = false
  }, [state])
  if (state === 'current')
    return (
      <PostNotice icon={HistoryIcon} tone="success">
        {formatMessage(messages.validRevision, { revision: current })}
      </PostNotice>
    )
  if (state === 'missing')
    return (
      <PostNotice ref={notice} icon={HistoryIcon} tone="warn">
        {formatMessage(messages.missingRevision, { revision: named })}
      </PostNotice>
    )
  if (state === 'failed')
    return (
      <PostNotice ref={notice} icon={HistoryIcon} tone="warn">
        {formatMessage(messages.failedRevision, { revision: named })}{' '}
        <RetryButton
          size="sm"
          busy={busy}
          onClick={() => {
            retried.current = true
            onRetry()
          }}
        />
      </PostNotice>
    )
  if (!old) return null
  return (
    <PostNotice ref={notice} icon={HistoryIcon} tone="warn">
      {formatMessage(messages.oldRevision, { revision: named, date: exact(new Date(old.publishedAt)) })}{' '}
      <Link href={paths.postHistory(postId, { from: String(named), to: String(current) })}>
        {formatMessage(messages.showChanges)}
      </Link>{' '}
      <Link href={paths.post(postId)}>{formatMessage(messages.currentRevision)}</Link>
    </PostNotice>
  )
}
