import { useRef, useState } from 'react'
import { Badge } from '@/design-system/Badge'
import { Button } from '@/design-system/Button'
import { DockPanel } from '@/design-system/Dock'
import { IconButton } from '@/design-system/IconButton'
import { CircleAlertIcon, CircleCheckIcon, Icon, UploadIcon, XIcon } from '@/design-system/icons'
import { Link } from '@/design-system/Link'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import { overviewOf, type Overview } from '../model/overview'
import { isUnfinished, type Upload } from '../model/upload'
import { comparisonOf } from '../model/uploads'
import { isAsking, UploadRow, type UploadActions } from './UploadRow'
import { useKeptFocus } from './use-kept-focus'
import styles from './UploadPanel.module.css'

/** Answers for several files at once, by their keys. */
type CommonAnswers = {
  onAllVersions: (keys: readonly string[]) => void
  onAllBoth: (keys: readonly string[]) => void
}

export type UploadPanelProps = UploadActions &
  CommonAnswers & {
    /** Oldest first. */
    uploads: readonly Upload[]
    /** Comparisons that found the same bytes, by `comparisonOf`. */
    identical: ReadonlySet<string>
    expanded: boolean
    onExpandedChange: (expanded: boolean) => void
    /** Empties the list; offered only while no unfinished upload would be lost. */
    onClose: () => void
  }

/** The uploads in the dock: each with its progress, all of them in the title. */
export function UploadPanel({ uploads, expanded, onExpandedChange, onClose, ...actions }: UploadPanelProps) {
  const { formatMessage } = useIntl()
  const overview = overviewOf(uploads)
  const { underway, failed, questions, waiting, percent } = overview
  const moving = underway > waiting
  // A question is shown before the progress: without an answer the uploads never end.
  const badge =
    questions > 0
      ? formatMessage(messages.questions, { count: questions })
      : formatMessage(messages.percent, { percent })
  return (
    <DockPanel
      title={useTitle()(overview)}
      icon={<Icon of={moving ? UploadIcon : underway + failed > 0 ? CircleAlertIcon : CircleCheckIcon} size="sm" />}
      badge={moving && <Badge tone={questions > 0 ? 'accent' : 'outline'}>{badge}</Badge>}
      badgeLabel={moving ? badge : undefined}
      expanded={expanded}
      onExpandedChange={onExpandedChange}
      actions={
        !uploads.some(isUnfinished) && (
          <IconButton
            size="sm"
            label={formatMessage(messages.close)}
            icon={<Icon of={XIcon} size="sm" />}
            onClick={onClose}
          />
        )
      }
    >
      {postsOf(uploads).map(({ postId, postTitle, own }, _, posts) => (
        <section key={postId} aria-label={postTitle} className={styles.post}>
          {posts.length > 1 && (
            <Link href={paths.post(postId, { entity: 'attachments' })} className={styles.title}>
              {postTitle}
            </Link>
          )}
          <UploadList {...actions} uploads={own} />
        </section>
      ))}
    </DockPanel>
  )
}

type UploadListProps = UploadActions & CommonAnswers & { uploads: readonly Upload[]; identical: ReadonlySet<string> }

function UploadList({ uploads, identical, onAllVersions, onAllBoth, ...actions }: UploadListProps) {
  const { formatMessage } = useIntl()
  const list = useRef<HTMLUListElement>(null)
  const focus = useKeptFocus(list)
  const [oneByOne, setOneByOne] = useState(false)
  const isIdentical = ({ key, choice }: Upload) =>
    choice.kind === 'question' && identical.has(comparisonOf(key, choice))
  // A file that the post has to the last byte is asked about in its row.
  const asked = uploads.filter((upload) => isAsking(upload) && !isIdentical(upload)).map(({ key }) => key)
  const together = asked.length > 1 && !oneByOne
  const answer = (send: (keys: readonly string[]) => void) => {
    // The question goes with its buttons; the focus goes to what was asked about.
    list.current?.querySelector<HTMLElement>('li')?.focus()
    send(asked)
  }
  return (
    <>
      {together && (
        <div className={styles.question}>
          <p>{formatMessage(messages.questionAll, { count: asked.length })}</p>
          <div className={styles.answers}>
            <Button size="sm" variant="primary" onClick={() => answer(onAllVersions)}>
              {formatMessage(messages.allVersions)}
            </Button>
            <Button size="sm" onClick={() => answer(onAllBoth)}>
              {formatMessage(messages.allBoth)}
            </Button>
            <Button size="sm" variant="plain" onClick={() => answer(() => setOneByOne(true))}>
              {formatMessage(messages.oneByOne)}
            </Button>
          </div>
        </div>
      )}
      <ul ref={list} aria-label={formatMessage(messages.files)} className={styles.list} {...focus}>
        {uploads.map((upload) => (
          <li key={upload.key} tabIndex={-1}>
            <UploadRow {...actions} upload={upload} askedTogether={together} identical={isIdentical(upload)} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The title of the panel. */
export function useTitle(): (overview: Overview) => string {
  const { formatMessage } = useIntl()
  return ({ underway, waiting, failed, saved }) => {
    if (underway > 0 && underway === waiting) return formatMessage(messages.asking, { count: waiting })
    if (underway > 0) return formatMessage(messages.uploading, { count: underway })
    return failed > 0
      ? formatMessage(messages.notUploaded, { count: failed })
      : formatMessage(messages.uploaded, { count: saved })
  }
}

type OfPost = { postId: string; postTitle: string; own: Upload[] }

function postsOf(uploads: readonly Upload[]): OfPost[] {
  const posts = new Map<string, OfPost>()
  for (const upload of uploads) {
    const { postId, postTitle } = upload
    const post = posts.get(postId) ?? { postId, postTitle, own: [] }
    post.own.push(upload)
    posts.set(postId, post)
  }
  return [...posts.values()]
}
