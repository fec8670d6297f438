import type { Schemas } from '@/api'
import { Chip } from '@/design-system/Chip'
import { FileTextIcon, Icon, ImageIcon, MessageSquareIcon } from '@/design-system/icons'
import { Anchor, Link } from '@/design-system/Link'
import { RelativeTime } from '@/design-system/RelativeTime'
import { StateChip } from '@/features/workflow'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import { Marked } from './Marked'
import styles from './SearchResults.module.css'

type Hit = Schemas['SearchHit']
type Post = Schemas['SearchedPost']

export type ResultProps = { result: Schemas['SearchResult']; inCommunity: boolean }

/** A post with where it was found, and up to three of the things that were found in it. */
export function PostGroup({ result, inCommunity }: ResultProps) {
  const { formatMessage } = useIntl()
  const { post, snippets, inside, insideCount } = result
  const more = insideCount - inside.length
  return (
    <article className={styles.words} data-past={post.replacedBy !== null || undefined}>
      <Byline post={post} by={post.author} at={post.publishedAt} inCommunity={inCommunity} />
      <h2 className={styles.title}>
        <Link variant="quiet" href={paths.post(post.id)} lang={post.language}>
          <Marked text={post.title} matches={post.titleMatches} />
        </Link>
      </h2>
      {snippets.length > 0 && (
        <p lang={post.language} className={styles.snippet}>
          {snippets.map((snippet, index) => (
            <span key={index}>
              <Marked {...snippet} />{' '}
            </span>
          ))}
        </p>
      )}
      {inside.length > 0 && (
        <ul className={styles.inside}>
          {inside.map((hit) => (
            <li key={`${hit.type} ${hit.id}`}>
              <InsideRow hit={hit} post={post} />
            </li>
          ))}
          {more > 0 && <li className={styles.insideMore}>{formatMessage(messages.moreInside, { count: more })}</li>}
        </ul>
      )}
    </article>
  )
}

const glyphs = { comment: MessageSquareIcon, document: FileTextIcon, media: ImageIcon } as const

/** One line of what was found in a post: it leads to its place there. */
function InsideRow({ hit, post }: { hit: Hit; post: Post }) {
  const { formatName } = useIntl()
  const { comment, document, media, snippets } = hit
  const [snippet] = snippets
  return (
    <Anchor href={placeOf(hit, post)} className={styles.insideRow}>
      <Icon of={glyphs[hit.type as keyof typeof glyphs] ?? MessageSquareIcon} size="sm" />
      <span lang={comment ? undefined : post.language}>
        {comment && <b>{formatName(comment.author.fullName)}</b>}
        {document && <FileWords document={document} />}
        {media?.attachment && <b>{media.attachment.name}</b>} {snippet && <Marked {...snippet} />}
      </span>
    </Anchor>
  )
}

/** A comment or a document by itself, with the post that it belongs to. */
export function ResultRow({ result, inCommunity }: ResultProps) {
  const { formatName } = useIntl()
  const { post, comment, document, snippets } = result
  return (
    <article className={styles.words}>
      <Byline
        post={post}
        by={comment?.author ?? document?.attachment.addedBy ?? post.author}
        at={comment?.at ?? document?.attachment.addedAt ?? post.publishedAt}
        inCommunity={inCommunity}
      />
      <h2 className={styles.title}>
        <Link variant="quiet" href={placeOf(result, post)}>
          {document ? <FileWords document={document} /> : comment && formatName(comment.author.fullName)}
        </Link>
      </h2>
      {snippets.length > 0 && (
        <p className={styles.snippet}>
          {snippets.map((snippet, index) => (
            <span key={index}>
              <Marked {...snippet} />{' '}
            </span>
          ))}
        </p>
      )}
      <p className={styles.of} lang={post.language}>
        <Marked text={post.title} matches={post.titleMatches} />
      </p>
    </article>
  )
}

/** The name of a file, its version, and the page on which it was found. */
function FileWords({ document: { attachment, nameMatches, page } }: { document: NonNullable<Hit['document']> }) {
  const { formatMessage } = useIntl()
  const facts =
    page === null
      ? formatMessage(messages.version, { version: attachment.version })
      : formatMessage(messages.versionAndPage, { version: attachment.version, page })
  return (
    <>
      <b>
        <Marked text={attachment.name} matches={nameMatches} />
      </b>{' '}
      <span className={styles.fileFacts}>{facts}</span>
    </>
  )
}

type BylineProps = { post: Post; by: Schemas['UserSummary']; at: string; inCommunity: boolean }

function Byline({ post: { community, workflowState, archived, replacedBy }, by, at, inCommunity }: BylineProps) {
  const { formatMessage, formatName } = useIntl()
  const { dayInShort, exact } = useDayTime()
  return (
    <div className={styles.byline}>
      <ul className={styles.facts}>
        {!inCommunity && (
          <li>
            <span data-hue={community.color} className={styles.swatch} />
            {formatName(community.name)}
          </li>
        )}
        <li>{formatName(by.fullName)}</li>
        <li>
          <RelativeTime value={at} format={dayInShort} formatExact={exact} />
        </li>
      </ul>
      {replacedBy ? (
        <Chip>{formatMessage(messages.replacedBy, { number: String(replacedBy.number) })}</Chip>
      ) : archived ? (
        <Chip>{formatMessage(messages.archived)}</Chip>
      ) : (
        workflowState && <StateChip state={workflowState} />
      )}
    </div>
  )
}

/** Where something stands in its post: the comment, the page of a document, the file, the post itself. */
function placeOf({ comment, document, media }: Hit, { id }: Post): string {
  if (comment) return paths.post(id, { entity: 'comments', commentId: comment.id })
  if (document)
    return paths.post(id, {
      attachmentId: document.attachment.id,
      ...(document.page !== null && { page: String(document.page) }),
    })
  if (media?.attachment) return paths.post(id, { attachmentId: media.attachment.id })
  return paths.post(id)
}
