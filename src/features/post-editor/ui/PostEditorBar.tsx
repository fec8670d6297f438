import type { Schemas } from '@/api'
import { Badge } from '@/design-system/Badge'
import { Button } from '@/design-system/Button'
import { Heading } from '@/design-system/Heading'
import { IconButton } from '@/design-system/IconButton'
import { EyeIcon, Icon, SlidersHorizontalIcon } from '@/design-system/icons'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import type { DraftSessionState } from '../model/draft-session'
import { PublishButton, type PublishButtonProps } from '../plan/PublishButton'
import styles from './PostEditor.module.css'
import { SaveStatus } from './SaveStatus'

export type PostEditorBarProps = {
  mode: 'new' | 'edit'
  state: Pick<DraftSessionState, 'phase' | 'savedAt'>
  others: Schemas['Post']['editingNow']
  /** How many things are to be looked at before publishing. */
  problemsCount: number
  busy: boolean
  onPreview: () => void
  publish: Pick<PublishButtonProps, 'when' | 'onPublish' | 'onPublishNow' | 'onSchedule'>
  /** Opens what stands beside the text where there is no room beside it. */
  onSettings: () => void
}

/** Stays above the text: what is written, where it is kept, and the way to its readers. */
export function PostEditorBar({
  mode,
  state: { phase, savedAt },
  others = [],
  problemsCount,
  busy,
  onPreview,
  publish,
  onSettings,
}: PostEditorBarProps) {
  const { formatMessage } = useIntl()
  const offline = phase === 'offline'
  return (
    <>
      <div className={styles.bar}>
        <div className={styles.barLine}>
          <Heading level={1} size="title" className={styles.mode}>
            {formatMessage(mode === 'edit' ? messages.editPost : messages.newPost)}
          </Heading>
          <SaveStatus phase={phase} savedAt={savedAt} />
          {others[0] && (
            <span className={styles.others}>
              {formatMessage(messages.alsoEditing, { name: others[0].user.fullName })}
            </span>
          )}
          <div className={styles.barActions}>
            <IconButton
              className={styles.settings}
              label={formatMessage(messages.settingsOpen, { count: problemsCount })}
              icon={<Icon of={SlidersHorizontalIcon} />}
              badge={problemsCount > 0 ? <Badge tone="alert">{problemsCount}</Badge> : undefined}
              onClick={onSettings}
            />
            <Button
              variant="plain"
              className={styles.preview}
              icon={<Icon of={EyeIcon} />}
              title={formatMessage(messages.preview)}
              aria-keyshortcuts="Alt+P"
              onClick={onPreview}
            >
              <span className={styles.previewWord}>{formatMessage(messages.preview)}</span>
            </Button>
            <PublishButton
              {...publish}
              busy={busy}
              disabled={offline}
              describedBy={offline ? 'post-editor-offline' : undefined}
            />
          </div>
        </div>
      </div>
      {offline && (
        <p id="post-editor-offline" className={styles.offline}>
          {formatMessage(messages.offlinePublish)}
        </p>
      )}
    </>
  )
}
