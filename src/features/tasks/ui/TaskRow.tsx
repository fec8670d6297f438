import { memo } from 'react'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Checkbox } from '@/design-system/Checkbox'
import {
  CircleCheckIcon,
  Icon,
  MessageSquareIcon,
  MinusIcon,
  PaperclipIcon,
  UsersIcon,
  WorkflowIcon,
} from '@/design-system/icons'
import { Link } from '@/design-system/Link'
import { Swatch } from '@/design-system/Swatch'
import { TextButton } from '@/design-system/TextButton'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { nameOf } from '@/features/subjects'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { useTaskAct } from '../api/use-task-act'
import { usePostponed } from '../api/use-postponed'
import { actMessages, messages } from '../messages'
import { type DueGroup, dueGroupOf } from '../model/due'
import { dueInShort, dueTone } from '../model/words'
import { Priority } from './Priority'
import styles from './Tasks.module.css'

export type TaskRowProps = {
  task: Schemas['TaskSummary']
  /** In which part of its list it stands; without one the clock of this device tells. */
  group?: DueGroup | null
  now: number
  showAssignee: boolean
  /** Below its own post a row need not name it. */
  showPost?: boolean
  onOpen: (taskId: string) => void
}

/** A task in a list: its tick, what it is about, and when it is due. It stays as it is while more tasks come. */
export const TaskRow = memo(function TaskRow({
  task,
  group = null,
  now,
  showAssignee,
  showPost = true,
  onOpen,
}: TaskRowProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { dayInShort } = useDayTime()
  const { id, title, post, assignee, closing, canTake } = task
  const act = useTaskAct(id)
  const { waiting, giveUp } = usePostponed(id)
  const tone = closing ? undefined : dueTone(group ?? dueGroupOf(task, now, intl.timeZone))
  const due = closing ? dayInShort(new Date(closing.at), new Date(now)) : dueInShort(task, now, intl)
  return (
    <div className={styles.row} data-closed={closing ? '' : undefined}>
      <Tick
        task={task}
        busy={act.isPending}
        waiting={waiting}
        onTick={() => (waiting ? giveUp() : act.mutate(closing ? 'reopen' : 'close'))}
      />
      <div className={styles.words}>
        <p className={styles.title}>
          {task.kind === 'feedback' ? (
            <Link variant="quiet" className={styles.open} href={paths.postFeedbackRecipient(post.id, { taskId: id })}>
              {intl.formatName(title)}
            </Link>
          ) : (
            <TextButton variant="quiet" className={styles.open} aria-haspopup="dialog" onClick={() => onOpen(id)}>
              {intl.formatName(title)}
            </TextButton>
          )}
          {task.requiredFor && (
            <span className={styles.needed}>
              <Icon of={WorkflowIcon} size="sm" />
              {formatMessage(messages.neededFor, { step: task.requiredFor.name })}
            </span>
          )}
          {waiting && <span className={styles.muted}>{formatMessage(actMessages.waitsForNetwork)}</span>}
          {closing?.outcome === 'not-needed' && (
            <span className={styles.muted}>{formatMessage(messages.notNeeded)}</span>
          )}
        </p>
        <p className={styles.meta}>
          {showPost && (
            <span className={styles.place}>
              <Swatch color={post.community.color} />
              <Link variant="quiet" href={paths.post(post.id)} lang={post.language}>
                {intl.formatName(post.title)}
              </Link>
            </span>
          )}
          {showAssignee && assignee && (
            <span>{formatMessage(messages.forWhom, { name: intl.formatName(nameOf(assignee)) })}</span>
          )}
        </p>
      </div>
      <div className={styles.facts}>
        {task.priority && <Priority priority={task.priority} />}
        {task.commentsCount > 0 && (
          <span>
            <Icon of={MessageSquareIcon} size="sm" />
            <span aria-hidden="true">{intl.formatNumber(task.commentsCount)}</span>
            <VisuallyHidden>{formatMessage(messages.comments, { count: task.commentsCount })}</VisuallyHidden>
          </span>
        )}
        {task.attachmentsCount > 0 && (
          <span>
            <Icon of={PaperclipIcon} size="sm" />
            <span aria-hidden="true">{intl.formatNumber(task.attachmentsCount)}</span>
            <VisuallyHidden>{formatMessage(messages.files, { count: task.attachmentsCount })}</VisuallyHidden>
          </span>
        )}
        {due !== '' && (
          <span data-tone={tone} className={styles.due}>
            {tone === 'overdue' && <VisuallyHidden>{formatMessage(messages.isOverdue)}, </VisuallyHidden>}
            {due}
          </span>
        )}
        {canTake && (
          <Button
            size="sm"
            busy={act.isPending}
            aria-label={formatMessage(messages.takeThis, { title })}
            onClick={() => act.mutate('take')}
          >
            {formatMessage(messages.take)}
          </Button>
        )}
      </div>
    </div>
  )
})

type TickProps = { task: Schemas['TaskSummary']; busy: boolean; waiting: boolean; onTick: () => void }

/** Closes a task and opens it again; who may not only sees how it stands. */
function Tick({ task: { kind, title, assignee, closing, canMove }, busy, waiting, onTick }: TickProps) {
  const { formatMessage } = useIntl()
  if (!canMove) {
    const waits = kind === 'feedback' ? MessageSquareIcon : assignee?.type === 'group' ? UsersIcon : MinusIcon
    const glyph = closing ? CircleCheckIcon : waits
    return (
      <span className={styles.tick}>
        <Icon of={glyph} />
        <VisuallyHidden>{formatMessage(closing ? messages.stateClosed : messages.stateOpen)}</VisuallyHidden>
      </span>
    )
  }
  return (
    <Checkbox
      className={styles.tick}
      label={
        <VisuallyHidden>{formatMessage(closing ? messages.reopenThis : messages.closeThis, { title })}</VisuallyHidden>
      }
      checked={(closing !== null) !== (busy || waiting)}
      disabled={busy}
      onCheckedChange={onTick}
    />
  )
}
