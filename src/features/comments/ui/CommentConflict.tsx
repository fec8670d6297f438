import { isApiError, type Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { deltaText } from '@/design-system/RichText'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import styles from './CommentChangeField.module.css'

export type CommentConflictProps = {
  /** The comment as it stands now. */
  current: Schemas['Comment']
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** A comment that was changed elsewhere meanwhile, above the field with the own change. */
export function CommentConflict({ current, onKeepMine, onTakeTheirs }: CommentConflictProps) {
  const { formatMessage } = useIntl()
  return (
    <div role="alert" className={styles.conflict}>
      <p>
        {formatMessage(messages.conflict)} {formatMessage(messages.conflictNow)}
      </p>
      <blockquote className={styles.current}>{deltaText(current.content)}</blockquote>
      <div className={styles.choices}>
        <Button size="sm" variant="primary" onClick={onKeepMine}>
          {formatMessage(messages.keepMine)}
        </Button>
        <Button size="sm" onClick={onTakeTheirs}>
          {formatMessage(messages.takeTheirs)}
        </Button>
      </div>
    </div>
  )
}

/** Why a change could not be saved. */
export function failureText(error: unknown) {
  const kind = isApiError(error) ? error.kind : 'unknown'
  if (kind === 'offline' || kind === 'timeout') return messages.changeOffline
  if (kind === 'forbidden') return messages.changeClosed
  if (kind === 'not-found') return messages.changeGone
  return messages.changeFailed
}
