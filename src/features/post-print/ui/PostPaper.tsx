import type { Schemas } from '@/api'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { PrintPage } from './PrintPage'
import { PrintSheet } from './PrintSheet'

type PostPaperProps = {
  post: Schemas['Post']
  /** The earlier text that the post is given with; null where it is the one of today. */
  old: Schemas['PostRevision'] | null
}

/** A post with its number, title, version and page in the margins of every page. */
export function PostPaper({ post, old }: PostPaperProps) {
  const { formatMessage, formatName } = useIntl()
  const version = useVersion(post, old)
  return (
    <PrintPage
      margins={{
        head: formatMessage(messages.head, { number: String(post.number), title: formatName(post.title) }),
        foot: version,
        page: (page, pages) => formatMessage(messages.page, { page, pages }),
      }}
    >
      {(parts) => (
        <PrintSheet post={post} revision={old?.revision ?? post.revision ?? null} version={version} parts={parts} />
      )}
    </PrintPage>
  )
}

/** Which text it is, and whether another one holds when it is printed. */
function useVersion(post: Schemas['Post'], old: Schemas['PostRevision'] | null): string {
  const { formatMessage, formatDate } = useIntl()
  const current = post.revision ?? null
  if (old !== null && current !== null)
    return formatMessage(messages.oldVersion, {
      revision: old.revision,
      date: formatDate(old.publishedAt),
      current,
    })
  if (current === null) return formatMessage(messages.unpublished)
  const published = post.editedAt ?? post.publication?.publishedAt ?? post.createdAt
  return formatMessage(messages.version, { revision: current, date: formatDate(published) })
}
