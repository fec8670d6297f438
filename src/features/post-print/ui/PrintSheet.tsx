import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Schemas } from '@/api'
import { fileSizeText } from '@/design-system/FileSize'
import { Heading } from '@/design-system/Heading'
import { RichText } from '@/design-system/RichText'
import { attachmentQueries } from '@/features/attachments'
import { commentQueries } from '@/features/comments'
import { richTextLinks } from '@/features/entity-links'
import { PaperHead } from '@/features/paper'
import { PrintedTable } from '@/features/table-info'
import { useCurrentUser } from '@/features/session'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import type { PrintPart } from '../model/print-parts'
import { tablesInSentences } from '../model/tables-in-sentences'
import styles from './PostPrint.module.css'

export type PrintSheetProps = {
  post: Schemas['Post']
  parts: readonly PrintPart[]
  /** "Version 3 of 20 November 2026". */
  version: string
  /** Where the post is, with the version that is printed. */
  address: string
  printedAt: string
}

/** The paper itself: what the post is, who wrote it, who printed it when, and where the valid text is. */
export function PrintSheet({ post, parts, version, address, printedAt }: PrintSheetProps) {
  const { formatMessage, formatName } = useIntl()
  const { fullName } = useCurrentUser()
  const { exact } = useDayTime()
  const facts = [
    formatMessage(messages.numberIn, { number: String(post.number), community: post.community.name }),
    formatMessage(messages.by, { name: post.author.fullName, date: exact(new Date(post.createdAt)) }),
    post.workflowState && formatMessage(messages.state, { state: post.workflowState.name }),
    version,
    formatMessage(messages.printed, { name: fullName, date: printedAt }),
  ].filter((fact) => fact !== null)
  const inText = new Set(
    post.content.ops.flatMap(({ insert }) => (typeof insert === 'object' ? (insert.image?.id ?? []) : [])),
  )
  const beside = post.images.filter(({ id }) => !inText.has(id))
  return (
    <>
      <PaperHead facts={facts} address={address} codeLabel={formatMessage(messages.code)} />
      <div lang={post.language}>
        <Heading level={1} size="display" className={styles.title}>
          {formatName(post.title)}
        </Heading>
        <RichText
          {...richTextLinks}
          value={post.content}
          renderImage={({ id }) => <PrintedPicture image={post.images.find((image) => image.id === id)} />}
          renderTableBlock={(named) => {
            const table = post.tables?.find(({ id }) => id === named.id)
            return table ? <PrintedTable table={table} /> : <p>{richTextLinks.renderTable(named)}</p>
          }}
          externalLinkHint={formatMessage(messages.opensInNewTab)}
        />
      </div>
      {tablesInSentences(post.content).map((named) => {
        const table = post.tables?.find(({ id }) => id === named)
        return table && <PrintedTable key={named} table={table} />
      })}
      {parts.includes('pictures') && beside.length > 0 && <Pictures images={beside} />}
      {parts.includes('files') && <Files postId={post.id} />}
      {parts.includes('comments') && <Comments postId={post.id} />}
    </>
  )
}

/** A picture in the text, whole on one page, with its caption. */
function PrintedPicture({ image }: { image: Schemas['PostImage'] | undefined }) {
  if (!image) return null
  const { url, alternativeText, width, height, caption } = image
  return (
    <figure className={styles.figure}>
      <img src={url} alt={alternativeText} width={width} height={height} className={styles.picture} />
      {caption && <figcaption className={styles.quiet}>{caption}</figcaption>}
    </figure>
  )
}

function Pictures({ images }: { images: readonly Schemas['PostImage'][] }) {
  return (
    <div className={styles.pictures}>
      {images.map(({ id, url, alternativeText, width, height }) => (
        <img key={id} src={url} alt={alternativeText} width={width} height={height} className={styles.picture} />
      ))}
    </div>
  )
}

function Files({ postId }: { postId: string }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { exact } = useDayTime()
  const { data } = useQuery(attachmentQueries.list(postId))
  if (!data || data.attachments.length === 0) return null
  return (
    <section>
      <Heading level={2} size="title">
        {formatMessage(messages.files)}
      </Heading>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{formatMessage(messages.file)}</th>
            <th scope="col">{formatMessage(messages.fileVersion)}</th>
            <th scope="col">{formatMessage(messages.size)}</th>
            <th scope="col">{formatMessage(messages.added)}</th>
          </tr>
        </thead>
        <tbody>
          {data.attachments.map(({ id, name, version, sizeBytes, addedAt, addedBy }) => (
            <tr key={id}>
              <td>{name}</td>
              <td>{version}</td>
              <td>{fileSizeText(sizeBytes, intl.formatNumber)}</td>
              <td>{formatMessage(messages.whoAndWhen, { name: addedBy.fullName, date: exact(new Date(addedAt)) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Comments({ postId }: { postId: string }) {
  const { formatMessage } = useIntl()
  const { exact } = useDayTime()
  const { data, hasNextPage, isFetchingNextPage, isError, fetchNextPage } = useInfiniteQuery(
    commentQueries.list(postId),
  )
  // Paper has no second page of a list: all of it is asked for.
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !isError) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, isError, fetchNextPage])
  const comments = data?.pages.flatMap((page) => page.comments).filter(({ deleted }) => !deleted) ?? []
  if (comments.length === 0) return null
  return (
    <section>
      <Heading level={2} size="title">
        {formatMessage(messages.comments)}
      </Heading>
      <ul className={styles.comments}>
        {comments.map(({ id, author, createdAt, content }) => (
          <li key={id}>
            <p className={styles.quiet}>
              {formatMessage(messages.whoAndWhen, { name: author.fullName, date: exact(new Date(createdAt)) })}
            </p>
            {content && (
              <RichText
                {...richTextLinks}
                variant="plain"
                value={content}
                externalLinkHint={formatMessage(messages.opensInNewTab)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
