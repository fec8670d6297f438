import { Suspense, useState } from 'react'
import { useLocation } from 'react-router-dom'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { FileIcon } from '@/design-system/FileIcon'
import { Heading } from '@/design-system/Heading'
import { Icon, ImageIcon, MessageSquareIcon } from '@/design-system/icons'
import { Link } from '@/design-system/Link'
import { RelativeTime } from '@/design-system/RelativeTime'
import { StatusChip } from '@/design-system/StatusChip'
import { Swatch } from '@/design-system/Swatch'
import { Text } from '@/design-system/Text'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { ownAddress } from '@/features/attachments'
import { FilesGallery, MediaGrid } from '@/features/communities'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import type { SearchTab } from '../model/address'
import { MarkedText } from './MarkedText'
import styles from './Results.module.css'

type Result = Schemas['SearchResult']

export type ResultListProps = {
  results: readonly Result[]
  /** Words of the query that a post marks when it is opened. */
  find: string
  type: SearchTab
  /** Of the headings that posts have. */
  level: 2 | 3
  /** Pictures for a row among posts, and how many were found. */
  media: readonly Result[] | undefined
  mediaCount: number
  /** Shows all pictures. */
  onAllMedia: () => void
  /** All that was found in one post is about to be shown. */
  onAllInPost: () => void
}

/** After how many posts the pictures come. */
const postsBeforeMedia = 2

/** What was found: posts with what is inside them, or things of one kind. */
export function ResultList({
  results,
  find,
  type,
  level,
  media = [],
  mediaCount,
  onAllMedia,
  onAllInPost,
}: ResultListProps) {
  const { formatMessage } = useIntl()
  // Until those of another kind are there, the former stay.
  if (results.length > 0 && results.every((result) => result.type === 'media'))
    return <MediaResults results={results} />
  if (results.length === 0) return null
  const rows = results.map((result) => (
    <li key={`${result.type} ${result.id}`} className={styles.result}>
      {result.type === 'post' ? (
        <PostResult result={result} find={find} level={level} onAllInPost={onAllInPost} />
      ) : (
        <PartResult result={result} find={find} />
      )}
    </li>
  ))
  return (
    <ul aria-label={formatMessage(messages[type])} className={styles.results}>
      {rows.slice(0, postsBeforeMedia)}
      {media.length > 0 && (
        <li className={styles.media}>
          <div className={styles.head}>
            <Heading level={level} size="label" className={styles.place}>
              <Icon of={ImageIcon} size="sm" />
              {formatMessage(messages.media)}
            </Heading>
            <Button size="sm" variant="plain" className={styles.unprinted} onClick={onAllMedia}>
              {formatMessage(messages.allMedia, { count: mediaCount })}{' '}
              <VisuallyHidden>{formatMessage(messages.media)}</VisuallyHidden>
            </Button>
          </div>
          <MediaResults results={media} />
        </li>
      )}
      {rows.slice(postsBeforeMedia)}
    </ul>
  )
}

type PostResultProps = { result: Result; find: string; level: 2 | 3; onAllInPost: () => void }

/** Where words stand that the post itself can mark. */
const inPost = ['title', 'text', 'table']

function PostResult({
  result: { post, snippets, matchedIn, inside, insideCount },
  find,
  level,
  onAllInPost,
}: PostResultProps) {
  const { formatMessage } = useIntl()
  const { pathname, search: here } = useLocation()
  const search = new URLSearchParams(here)
  search.set('post', post.id)
  const isMarked = matchedIn.some((place) => inPost.includes(place))
  return (
    <>
      <Byline post={post} />
      <Heading level={level} size="title" lang={post.language}>
        <Link variant="quiet" href={paths.post(post.id, isMarked ? { find } : {})}>
          <MarkedText of={post.title} />
        </Link>
      </Heading>
      <Snippets of={snippets} lang={post.language} />
      {inside.length > 0 && (
        <ul className={styles.finds}>
          {inside.map((found) => (
            <li key={`${found.type} ${found.id}`}>
              <FindRow found={found} find={find} post={post} />
            </li>
          ))}
          {insideCount > inside.length && (
            <li className={styles.unprinted}>
              <Link variant="action" href={`${pathname}?${search.toString()}`} onClick={onAllInPost}>
                {formatMessage(messages.moreInPost, { count: insideCount - inside.length })}
              </Link>
            </li>
          )}
        </ul>
      )}
    </>
  )
}

/** A comment or a document by itself, with the post that it belongs to. */
function PartResult({ result, find }: { result: Result; find: string }) {
  const { post } = result
  return (
    <>
      <Byline post={post} title />
      <FindRow found={result} find={find} post={post} />
    </>
  )
}

type Post = Schemas['SearchedPost']

/** Where a post stands, by whom it is and when it came; and its title, where nothing else says it. */
function Byline({ post, title = false }: { post: Post; title?: boolean }) {
  const { formatMessage, formatName } = useIntl()
  const { dayAndTime, exact } = useDayTime()
  const { community, author, publishedAt, workflowState, archived, replacedBy } = post
  return (
    <div className={styles.byline}>
      <span className={styles.place}>
        <Swatch color={community.color} />
        {formatName(community.name)}
      </span>
      {title ? (
        <span lang={post.language}>
          <Link variant="quiet" href={paths.post(post.id)}>
            <MarkedText of={post.title} />
          </Link>
        </span>
      ) : (
        <>
          <span>{formatName(author.fullName)}</span>
          <RelativeTime value={publishedAt} format={dayAndTime} formatExact={exact} />
        </>
      )}
      <span className={styles.labels}>
        {workflowState && !title && (
          <StatusChip color={workflowState.metadata.styleColor} colorCode={workflowState.metadata.styleColorCode}>
            {formatName(workflowState.name)}
          </StatusChip>
        )}
        {archived && <StatusChip>{formatMessage(messages.archived)}</StatusChip>}
        {replacedBy && <StatusChip>{formatMessage(messages.replacedBy, { number: replacedBy.number })}</StatusChip>}
      </span>
    </div>
  )
}

function Snippets({ of: snippets, lang }: { of: readonly Schemas['MatchedText'][]; lang?: string }) {
  if (snippets.length === 0) return null
  return (
    <Text tone="muted" lang={lang}>
      {snippets.map((snippet, index) => (
        <span key={index}>
          {index > 0 && ' '}
          <MarkedText of={snippet} />
        </span>
      ))}
    </Text>
  )
}

type FindRowProps = { found: Schemas['SearchFind']; find: string; post: Post }

/** A comment, a picture or a file in one line, leading to its place. */
function FindRow({ found, find, post }: FindRowProps) {
  const { formatMessage, formatName } = useIntl()
  const { dayAndTime, exact } = useDayTime()
  const { comment, media, document, name, snippets } = found
  const text = snippets.map((snippet, index) => (
    <span key={index} lang={comment ? undefined : post.language}>
      {' '}
      <MarkedText of={snippet} />
    </span>
  ))
  if (comment) {
    return (
      <div className={styles.find}>
        <Icon of={MessageSquareIcon} size="sm" />
        <div className={styles.words}>
          <Link variant="quiet" className={styles.name} href={paths.post(post.id, { commentId: comment.id })}>
            {formatMessage(messages.commentBy, { name: formatName(comment.author.fullName) })}
          </Link>{' '}
          <RelativeTime value={comment.at} format={dayAndTime} formatExact={exact} />
          {text}
        </div>
      </div>
    )
  }
  const attachment = document?.attachment ?? media?.attachment
  return (
    <div className={styles.find}>
      {attachment ? (
        <FileIcon mimeType={attachment.mimeType} name={attachment.name} />
      ) : (
        <Icon of={ImageIcon} size="sm" />
      )}
      <div className={styles.words}>
        <Link
          variant="quiet"
          className={styles.name}
          href={paths.post(post.id, attachment ? { attachmentId: attachment.id } : { find })}
        >
          {name?.text ? <MarkedText of={name} /> : formatMessage(messages.hasPicture)}
        </Link>
        {document && <DocumentFacts document={document} />}
        {text}
      </div>
    </div>
  )
}

/** Which version of a file it is, and the way to the page on which the words stand. */
function DocumentFacts({ document: { attachment, page } }: { document: Schemas['SearchedDocument'] }) {
  const { formatMessage } = useIntl()
  const address = ownAddress(attachment.url)
  return (
    <>
      {' '}
      {formatMessage(messages.version, { version: attachment.version })}
      {page !== null && address !== null && (
        <>
          {', '}
          <Link
            href={`${address}#page=${page}`}
            target="_blank"
            rel="noreferrer"
            aria-label={formatMessage(messages.openPage, { page, name: attachment.name })}
          >
            {formatMessage(messages.page, { page })}
          </Link>
        </>
      )}
    </>
  )
}

/** Pictures and videos side by side, each opening large. */
function MediaResults({ results }: { results: readonly Result[] }) {
  const [shown, setShown] = useState<string | null>(null)
  const files = results.flatMap(asFile)
  return (
    <Suspense>
      <MediaGrid files={files} onOpen={setShown} />
      {shown !== null && <FilesGallery files={files} fileId={shown} onClose={() => setShown(null)} />}
    </Suspense>
  )
}

function asFile({ id, media, post }: Result): Schemas['CommunityFile'][] {
  if (!media) return []
  const { number, title, language, community, author, publishedAt } = post
  return [
    {
      id,
      kind: 'media',
      post: { id: post.id, number, title: title.text, language, community },
      addedAt: media.attachment?.addedAt ?? publishedAt,
      addedBy: media.attachment?.addedBy ?? author,
      ...media,
    },
  ]
}
