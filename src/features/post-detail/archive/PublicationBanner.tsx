import type { Schemas } from '@/api'
import { ClockIcon, FileArchiveIcon, PencilIcon, TriangleAlertIcon } from '@/design-system/icons'
import { Link } from '@/design-system/Link'
import { useDayTime } from '@/shared/day-time'
import { type PortalIntl, useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { PostNotice, type PostNoticeProps } from '../ui/PostNotice'
import { archiveMessages as messages } from './messages'

/** What a reader must know before the text of a post that is not out, or not any more; nothing of one that is. */
export function PublicationBanner({ post }: { post: Schemas['Post'] }) {
  const intl = useIntl()
  const { exact } = useDayTime()
  const said = post.publication && wordsOf(post.publication, intl, exact)
  if (!said) return null
  return (
    <PostNotice icon={said.icon} tone={said.tone}>
      {said.words}{' '}
      {post.publication?.state !== 'archived' && post.canEdit && (
        <Link href={paths.postEdit(post.id)}>{intl.formatMessage(messages.continue)}</Link>
      )}
    </PostNotice>
  )
}

function wordsOf(
  { state, publishAt, failure, archivedAt }: Schemas['Publication'],
  { formatMessage }: PortalIntl,
  exact: (date: Date) => string,
): (Omit<PostNoticeProps, 'children'> & { words: string }) | null {
  if (state === 'archived' && archivedAt) {
    const date = exact(new Date(archivedAt))
    return { words: formatMessage(messages.archivedOn, { date }), icon: FileArchiveIcon, tone: 'neutral' }
  }
  if (failure) return { words: formatMessage(messages.notPublished), icon: TriangleAlertIcon, tone: 'warn' }
  if (state === 'scheduled' && publishAt) {
    const time = exact(new Date(publishAt.zonedDatetime))
    return { words: formatMessage(messages.scheduledFor, { time }), icon: ClockIcon, tone: 'info' }
  }
  return state === 'draft' ? { words: formatMessage(messages.draft), icon: PencilIcon, tone: 'neutral' } : null
}
