import { useUnit } from 'effector-react'
import { useNavigate } from 'react-router-dom'
import { Button } from '@/design-system/Button'
import { Icon, InfoIcon, TriangleAlertIcon } from '@/design-system/icons'
import { plainText } from '@/features/conflict'
import { useCurrentUser } from '@/features/session'
import { keepDeviceDraft } from '@/shared/device-drafts'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import { aboutPost, addressOf } from '../model/device-address'
import type { DraftFields } from '../model/draft-session'
import styles from './PostEditor.module.css'
import type { WatchedPost } from './use-watched-post'

export type EditorNoticeProps = {
  watched: WatchedPost
  fields: DraftFields
  onShowChanges: () => void
}

/** Says what others did with the post while it is written on; the text below stays as it is. */
export function EditorNotice({ watched: { newer, lost }, fields, onShowChanges }: EditorNoticeProps) {
  const { formatMessage } = useIntl()
  const words = lost
    ? formatMessage(lost === 'removed' ? messages.postRemoved : messages.rightLost)
    : newer
      ? formatMessage(messages.newerVersion)
      : null
  return (
    <div role="status" className={styles.noticePlace}>
      {words !== null && (
        <div className={styles.notice} data-tone={lost ? 'warn' : 'info'}>
          <Icon of={lost ? TriangleAlertIcon : InfoIcon} />
          <p>{words}</p>
          <div className={styles.noticeActions}>
            {lost ? (
              <KeepText fields={fields} />
            ) : (
              <Button size="sm" onClick={onShowChanges}>
                {formatMessage(messages.showChanges)}
              </Button>
            )}
          </div>
        </div>
      )}
    </div>
  )
}

/** The ways on with a text whose post is gone. */
function KeepText({ fields }: { fields: DraftFields }) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const { id: userId } = useCurrentUser()
  const tip = useUnit(tipRequested)
  async function copyText() {
    try {
      await navigator.clipboard.writeText(`${fields.title}\n\n${plainText(fields.content)}`)
      tip({ severity: 'success', title: messages.textCopied })
    } catch {
      tip({ severity: 'error', title: messages.actionFailed })
    }
  }
  async function startAnew() {
    const fresh = { ...fields, baseRevision: null }
    await keepDeviceDraft(userId, addressOf(null), { fields: fresh, occToken: null }, aboutPost(fresh))
    void navigate(paths.postCreate())
  }
  return (
    <>
      <Button size="sm" onClick={() => void copyText()}>
        {formatMessage(messages.copyText)}
      </Button>
      <Button size="sm" onClick={() => void startAnew()}>
        {formatMessage(messages.newFromThis)}
      </Button>
    </>
  )
}
