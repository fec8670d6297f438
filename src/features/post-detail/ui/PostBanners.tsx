import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useQuery } from '@tanstack/react-query'
import { api, type Schemas, unwrap } from '@/api'
import { CornerDownLeftIcon, HistoryIcon, Icon } from '@/design-system/icons'
import { Link } from '@/design-system/Link'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { menuMessages as messages } from '../messages'
import styles from './PostBanners.module.css'

const path = '/internal/v2/communication/posts/{postId}/revisions/{revision}'

/** The published text that the address names (`?revision=3`), where it is not the one that stands now. */
export function useOldRevision(post: Schemas['Post'] | undefined): Schemas['PostRevision'] | undefined {
  const named = useNamedRevision()
  const postId = post?.id ?? ''
  const revision = named ?? 0
  const { data } = useQuery({
    queryKey: ['revisions', 'one', postId, revision] as const,
    queryFn: ({ signal }) => unwrap(api.GET(path, { params: { path: { postId, revision } }, signal })),
    enabled: post?.revision != null && named !== null && named !== post.revision,
    staleTime: Infinity,
    retry: false,
  })
  return data
}

function useNamedRevision(): number | null {
  const [search] = useSearchParams()
  const named = search.get('revision') ?? ''
  return /^[1-9]\d{0,8}$/.test(named) ? Number(named) : null
}

type PostBannersProps = { post: Schemas['Post']; old: Schemas['PostRevision'] | undefined }

/** What a reader must know before the text: that another post replaces it, or that it is not the text of today. */
export function PostBanners({ post, old }: PostBannersProps) {
  const { formatMessage } = useIntl()
  const { exact } = useDayTime()
  const named = useNamedRevision()
  const { replacedBy, revision } = post
  return (
    <>
      {replacedBy && (
        <Banner icon={<Icon of={CornerDownLeftIcon} />} tone="warn">
          <Link href={paths.post(replacedBy.id)} lang={replacedBy.language}>
            {formatMessage(messages.replaced, { title: replacedBy.title })}
          </Link>
        </Banner>
      )}
      {old && revision != null && (
        <Banner icon={<Icon of={HistoryIcon} />} tone="warn">
          {formatMessage(messages.oldRevision, { revision: old.revision, date: exact(new Date(old.publishedAt)) })}{' '}
          <Link href={paths.postHistory(post.id, { from: String(old.revision), to: String(revision) })}>
            {formatMessage(messages.showChanges)}
          </Link>{' '}
          <Link href={paths.post(post.id)}>{formatMessage(messages.currentRevision)}</Link>
        </Banner>
      )}
      {named !== null && named === revision && (
        <Banner icon={<Icon of={HistoryIcon} />} tone="success">
          {formatMessage(messages.validRevision, { revision })}
        </Banner>
      )}
    </>
  )
}

function Banner({ icon, tone, children }: { icon: ReactNode; tone: 'warn' | 'success'; children: ReactNode }) {
  return (
    <div role="note" data-tone={tone} className={styles.banner}>
      {icon}
      <p className={styles.words}>{children}</p>
    </div>
  )
}
