import { CircleCheckIcon, CloudOffIcon, Icon, TriangleAlertIcon } from '@/design-system/icons'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import type { SavePhase } from '../model/draft-session'
import styles from './PostEditor.module.css'

const icons: Partial<Record<SavePhase, typeof CircleCheckIcon>> = {
  saved: CircleCheckIcon,
  device: CloudOffIcon,
  offline: CloudOffIcon,
  refused: TriangleAlertIcon,
}

export type SaveStatusProps = { phase: SavePhase; savedAt: number | null }

/** Says where the newest text is kept; read out when the kind of it changes, not at each save. */
export function SaveStatus({ phase, savedAt }: SaveStatusProps) {
  const { formatMessage, formatTime } = useIntl()
  const time = savedAt === null ? '' : formatTime(savedAt, { hour: '2-digit', minute: '2-digit' })
  const words = {
    idle: savedAt === null ? '' : formatMessage(messages.savedAt, { time }),
    // The next save follows by itself; a status that flickers says nothing.
    unsaved: savedAt === null ? formatMessage(messages.notKept) : formatMessage(messages.saving),
    saving: formatMessage(messages.saving),
    saved: formatMessage(messages.savedAt, { time }),
    device: formatMessage(messages.keptOnDevice),
    offline: formatMessage(messages.keptOffline),
    conflict: formatMessage(messages.keptOnDevice),
    refused: formatMessage(messages.saveRefused),
  }[phase]
  const said = phase === 'device' || phase === 'offline' || phase === 'refused' ? words : ''
  const icon = phase === 'idle' && savedAt !== null ? CircleCheckIcon : icons[phase]
  return (
    <p className={styles.status} data-phase={phase}>
      {icon && <Icon of={icon} size="sm" />}
      <span>{words}</span>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </p>
  )
}
