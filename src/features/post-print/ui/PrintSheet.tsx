import type { Schemas } from '@/api'
import { Heading } from '@/design-system/Heading'
import { useNow } from '@/design-system/RelativeTime'
import { RichText } from '@/design-system/RichText'
import { richTextLinks } from '@/features/entity-links'
import { picturesBelowText, PostCover } from '@/features/post-detail'
import { useCurrentUser } from '@/features/session'
import { useDayTime } from '@/shared/day-time'
import { fullAddress } from '@/shared/full-address'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import type { PrintPart } from '../model/print-parts'
import { tablesInSentences } from '../model/tables-in-sentences'
import { PrintedComments } from './PrintedComments'
import { PrintedFiles } from './PrintedFiles'
import { PrintedPicture } from './PrintedPicture'
import { PrintedTable } from './PrintedTable'
import styles from './PrintSheet.module.css'

type PrintSheetProps = {
  post: Schemas['Post']
  /** Number of the text; null where the post was never published. */
  revision: number | null
  /** "Version 3 of 20 Nov 2026". */
  version: string
  parts: readonly PrintPart[]
}

/** The paper itself: what the post is and who printed it when, its text, and what was chosen to go with it. */
export function PrintSheet({ post, revision, version, parts }: PrintSheetProps) {
  const { formatMessage, formatName } = useIntl()
  const tableOf = (tableId: string) => post.tables?.find(({ id }) => id === tableId)
  const withPictures = parts.includes('pictures')
  return (
    <>
      <Facts post={post} revision={revision} version={version} />
      <div lang={post.language} className={styles.text}>
        {withPictures && post.coverImage && <PostCover image={post.coverImage} />}
        <Heading level={1} size="display" className={styles.title}>
          {formatName(post.title)}
        </Heading>
        <RichText
          {...richTextLinks}
          value={post.content}
          renderImage={({ id }) => {
            const image = post.images.find((one) => one.id === id)
            return image ? <PrintedPicture image={image} /> : null
          }}
          renderTableBlock={(named) => {
            const table = tableOf(named.id)
            return table ? <PrintedTable postId={post.id} table={table} /> : <p>{richTextLinks.renderTable(named)}</p>
          }}
          externalLinkHint={formatMessage(messages.opensInNewTab)}
        />
        {tablesInSentences(post.content).map((id) => {
          const table = tableOf(id)
          return table && <PrintedTable key={id} postId={post.id} table={table} />
        })}
        {withPictures && picturesBelowText(post).map((image) => <PrintedPicture key={image.id} image={image} />)}
      </div>
      {parts.includes('files') && <PrintedFiles postId={post.id} />}
      {parts.includes('comments') && <PrintedComments postId={post.id} />}
    </>
  )
}

/** What the sheet is, and where the valid text is found. */
function Facts({ post, revision, version }: Omit<PrintSheetProps, 'parts'>) {
  const { formatMessage, formatName } = useIntl()
  const { fullName } = useCurrentUser()
  const { exact } = useDayTime()
  const now = useNow()
  const facts = [
    formatMessage(messages.numberIn, { number: String(post.number), community: formatName(post.community.name) }),
    formatMessage(messages.by, { name: formatName(post.author.fullName), date: exact(new Date(post.createdAt)) }),
    post.workflowState && formatMessage(messages.state, { state: formatName(post.workflowState.name) }),
    version,
    formatMessage(messages.printed, { name: formatName(fullName), date: exact(new Date(now)) }),
    fullAddress(paths.post(post.id, revision === null ? {} : { revision: String(revision) })),
  ].filter((fact) => fact !== null)
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  )
}
