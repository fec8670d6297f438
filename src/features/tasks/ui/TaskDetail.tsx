import { type ComponentProps, type ReactNode, useState } from 'react'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { DescriptionList, type DescriptionListItem } from '@/design-system/DescriptionList'
import { CircleCheckIcon, CircleXIcon, Icon, WorkflowIcon } from '@/design-system/icons'
import { useNow } from '@/design-system/RelativeTime'
import { RichText } from '@/design-system/RichText'
import { Stack } from '@/design-system/Stack'
import { Tabs } from '@/design-system/Tabs'
import { Text } from '@/design-system/Text'
import { richTextLinks } from '@/features/entity-links'
import { SubjectName } from '@/features/subjects'
import { useDayTime } from '@/shared/day-time'
import { Message, useIntl } from '@/shared/i18n'
import { useMoveTask, useTaskAct } from '../api/use-task-act'
import { detailMessages as messages, formMessages, messages as words } from '../messages'
import { daysOverdue, isOverdue } from '../model/due'
import { dueInFull, moveInWords, overdueReminderInWords, reminderInWords } from '../model/words'
import { People, Person } from './People'
import { Priority } from './Priority'
import { TaskActivity } from './TaskActivity'
import { TaskComments } from './TaskComments'
import { TaskFiles } from './TaskFiles'
import styles from './Tasks.module.css'

type Part = 'comments' | 'activity'

/** What a task is about, who does it and until when, what was said and what happened. */
export function TaskDetail({ task }: { task: Schemas['Task'] }) {
  const { formatMessage } = useIntl()
  const { exact } = useDayTime()
  const [part, setPart] = useState<Part>('comments')
  const { closing, requiredFor, description, post } = task
  const closed = closing && { name: closing.by.fullName, time: exact(new Date(closing.at)) }
  return (
    <Stack gap={5}>
      {closing && closed && (
        <Banner icon={closing.outcome === 'not-needed' ? CircleXIcon : CircleCheckIcon}>
          <p>{formatMessage(closing.outcome === 'not-needed' ? messages.wasNotNeeded : messages.wasClosed, closed)}</p>
          {closing.note && <Text size="sm">{closing.note}</Text>}
        </Banner>
      )}
      {requiredFor && !closing && (
        <Banner icon={WorkflowIcon}>
          <p>
            <Message
              of={messages.mustBeClosed}
              values={{
                step: requiredFor.name,
                number: String(post.number),
                b: (words) => <strong>{words}</strong>,
              }}
            />
          </p>
        </Banner>
      )}
      <DescriptionList items={useFacts(task)} />
      {description && (
        <RichText
          {...richTextLinks}
          variant="plain"
          topHeading={4}
          value={description}
          externalLinkHint={formatMessage(messages.opensInNewTab)}
        />
      )}
      <TaskFiles task={task} />
      <Tabs<Part>
        label={formatMessage(messages.parts)}
        items={[
          { value: 'comments', label: formatMessage(messages.comments), count: task.commentsCount },
          { value: 'activity', label: formatMessage(messages.activity) },
        ]}
        value={part}
        onValueChange={setPart}
      >
        {part === 'comments' ? <TaskComments task={task} /> : <TaskActivity taskId={task.id} />}
      </Tabs>
    </Stack>
  )
}

type BannerProps = { icon: ComponentProps<typeof Icon>['of']; children: ReactNode }

/** What whoever opens the task is to know before all else. */
function Banner({ icon, children }: BannerProps) {
  return (
    <div role="note" className={styles.banner}>
      <Icon of={icon} />
      <div>{children}</div>
    </div>
  )
}

function useFacts(task: Schemas['Task']): DescriptionListItem[] {
  const intl = useIntl()
  const { formatMessage } = intl
  const { exact } = useDayTime()
  const now = useNow().getTime()
  const act = useTaskAct(task.id)
  const move = useMoveTask(task.id)
  const { state, moves = [], closing, canMove, canTake, canRelease, assignee, monitors, monitoredByMe } = task
  const button = (name: Parameters<typeof act.mutate>[0], label: string) => (
    <Button size="sm" busy={act.isPending && act.variables === name} onClick={() => act.mutate(name)}>
      {label}
    </Button>
  )
  const overdue = !closing && isOverdue(task, now)
  const days = daysOverdue(task, now)
  return [
    {
      id: 'state',
      term: formatMessage(words.state),
      description: (
        <span className={styles.people}>
          <span>{state.name}</span>
          {moves.map((to) => (
            <Button
              key={to.id}
              size="sm"
              busy={move.isPending && move.variables === to.id}
              onClick={() => move.mutate(to.id)}
            >
              {moveInWords(to, intl)}
            </Button>
          ))}
          {!canMove && (
            <Text as="span" size="sm" tone="muted">
              {formatMessage(messages.onlyOthers)}
            </Text>
          )}
        </span>
      ),
    },
    {
      id: 'assignee',
      term: formatMessage(formMessages.assignee),
      description: (
        <span className={styles.people}>
          {assignee ? <Assignee assignee={assignee} /> : formatMessage(messages.nobody)}
          {canTake && button('take', formatMessage(words.take))}
          {canRelease && button('release', formatMessage(messages.release))}
        </span>
      ),
    },
    {
      id: 'due',
      term: formatMessage(words.due),
      description: (
        <>
          <span data-tone={overdue ? 'overdue' : undefined} className={styles.due}>
            {dueInFull(task, intl)}
          </span>{' '}
          {overdue && (
            <Text as="span" size="sm" tone="muted">
              {days > 0 ? formatMessage(messages.overdueBy, { days }) : formatMessage(words.isOverdue)}
            </Text>
          )}
        </>
      ),
    },
    ...(task.priority
      ? [{ id: 'priority', term: formatMessage(words.priority), description: <Priority priority={task.priority} /> }]
      : []),
    ...(task.remindBefore.length > 0 || task.expiration
      ? [{ id: 'reminders', term: formatMessage(formMessages.reminders), description: <Reminders task={task} /> }]
      : []),
    {
      id: 'monitors',
      term: formatMessage(messages.monitors),
      description: (
        <div className={styles.people}>
          <People people={monitors} label={formatMessage(messages.monitors)} />
          {button(
            monitoredByMe ? 'unfollow' : 'follow',
            formatMessage(monitoredByMe ? messages.unfollow : messages.follow),
          )}
        </div>
      ),
    },
    {
      id: 'created',
      term: formatMessage(messages.createdBy),
      description: (
        <>
          <Person user={task.createdBy} />
          <Text size="sm" tone="muted">
            {exact(new Date(task.createdAt))}
          </Text>
        </>
      ),
    },
  ]
}

/** When those who do the task are reminded of it: before its end as was chosen, and in the mornings after it. */
function Reminders({ task: { remindBefore, expiration } }: { task: Schemas['Task'] }) {
  const intl = useIntl()
  const before = intl.formatList(remindBefore.map((reminder) => reminderInWords(reminder, intl)))
  if (before === '') return overdueReminderInWords(messages.remindsAt, intl)
  return (
    <>
      {before}{' '}
      {expiration && (
        <Text as="span" size="sm" tone="muted">
          {overdueReminderInWords(messages.remindsThen, intl)}
        </Text>
      )}
    </>
  )
}

function Assignee({ assignee }: { assignee: Schemas['Assignee'] }) {
  return assignee.type === 'user' ? <Person user={assignee.user} /> : <SubjectName subject={assignee} />
}
