import { useQuery } from '@tanstack/react-query'
import { useHref } from 'react-router-dom'
import { concernsThePage, type Schemas } from '@/api'
import { Page } from '@/design-system/Page'
import { Skeleton } from '@/design-system/Skeleton'
import { LoadFailure } from '@/features/load-failure'
import { Paper } from '@/features/paper'
import { useOldRevision } from '@/features/post-detail'
import { postQueries } from '@/features/posts'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import { printParts } from '../model/print-parts'
import { PrintSheet } from './PrintSheet'

const names = { pictures: messages.pictures, files: messages.files, comments: messages.comments }

/** A post as it goes on paper; what goes with it is chosen beside the sheet and stands in the address. */
export function PostPrintView({ postId }: { postId: string }) {
  const { formatMessage } = useIntl()
  const { data, error, isFetching, refetch } = useQuery({
    ...postQueries.detail(postId),
    throwOnError: concernsThePage,
  })
  const old = useOldRevision(data)
  if (error && !data) {
    return (
      <LoadFailure
        level={1}
        title={formatMessage(messages.failed)}
        description={formatMessage(messages.failedText)}
        error={error}
        busy={isFetching}
        onRetry={refetch}
      />
    )
  }
  if (!data) {
    return (
      <Page width="reading">
        <Skeleton />
        <Skeleton />
      </Page>
    )
  }
  return <Print post={data} old={old} />
}

function Print({ post, old }: { post: Schemas['Post']; old: Schemas['PostRevision'] | undefined }) {
  const { formatMessage } = useIntl()
  const { exact } = useDayTime()
  const revision = old?.revision ?? post.revision ?? 1
  const published = old?.publishedAt ?? post.editedAt ?? post.publication?.publishedAt ?? post.createdAt
  const version = formatMessage(messages.version, { revision, date: exact(new Date(published)) })
  const title = old?.title ?? post.title
  const href = useHref(paths.post(post.id, { revision: String(revision) }))
  const shown = old ? { ...post, title, language: old.language, content: old.content, images: old.images } : post

  return (
    <Paper
      parts={printParts.map((part) => ({ part, label: formatMessage(names[part]) }))}
      usual={['pictures']}
      margins={{ head: formatMessage(messages.head, { number: String(post.number), title }), foot: version }}
    >
      {(parts) => (
        <PrintSheet
          post={shown}
          parts={parts}
          version={version}
          address={new URL(href, document.baseURI).href}
          printedAt={exact(new Date())}
        />
      )}
    </Paper>
  )
}
