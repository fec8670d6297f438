import { Badge } from '@/design-system/Badge'
import { DockPanel } from '@/design-system/Dock'
import { IconButton } from '@/design-system/IconButton'
import { CircleAlertIcon, CircleCheckIcon, Icon, UploadIcon, XIcon } from '@/design-system/icons'
import { Link } from '@/design-system/Link'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import { overviewOf, type Overview } from '../model/overview'
import { isUnfinished, type Upload } from '../model/upload'
import { UploadList } from './UploadList'
import type { UploadActions } from './UploadRow'
import styles from './UploadPanel.module.css'

export type UploadPanelProps = UploadActions & {
  /** Oldest first. */
  uploads: readonly Upload[]
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
