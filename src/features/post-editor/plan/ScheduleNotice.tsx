import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { ClockIcon, Icon, InfoIcon, TriangleAlertIcon } from '@/design-system/icons'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import styles from '../ui/PostEditor.module.css'
import { planMessages as messages } from './messages'
import { useUnschedule } from './use-schedule'

export type ScheduleNoticeProps = {
  postId: string
  publication: Schemas['Publication'] | undefined
  /** It was scheduled when the editor was opened: once it is out, what is written becomes a change. */
  wasScheduled: boolean
  onUnscheduled: (post: Schemas['Post']) => void
}

/** Says that what is written waits for its time, could not go out, or went out while the person was writing. */
export function ScheduleNotice({ postId, publication, wasScheduled, onUnscheduled }: ScheduleNoticeProps) {
  const { formatMessage } = useIntl()
  const { exact } = useDayTime()
  const unschedule = useUnschedule({ id: postId, publication }, onUnscheduled)
  const waits = publication?.state === 'scheduled' && publication.publishAt
  const failed = waits && publication.failure
  const isOut = wasScheduled && publication?.state === 'published'
  if (!waits && !isOut) return null
  const words = failed
    ? formatMessage(failed.code === 'draft-incomplete' ? messages.failedOther : messages.failedForbidden)
    : waits
      ? formatMessage(messages.goesOut, { time: exact(new Date(waits.zonedDatetime)) })
      : formatMessage(messages.wentOut)
  return (
    <div role="status" className={styles.noticePlace}>
      <div className={styles.notice} data-tone={failed ? 'warn' : 'info'}>
        <Icon of={failed ? TriangleAlertIcon : waits ? ClockIcon : InfoIcon} />
        <p>{words}</p>
        {waits && (
          <div className={styles.noticeActions}>
            <Button size="sm" busy={unschedule.isPending} onClick={() => unschedule.mutate()}>
              {formatMessage(messages.unschedule)}
            </Button>
          </div>
        )}
      </div>
    </div>
  )
}
