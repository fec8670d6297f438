import { today } from '@internationalized/date'
import type { Schemas } from '@/api'
import { TitledCard } from '@/design-system/Card'
import { DatePicker } from '@/design-system/DatePicker'
import { Icon, TriangleAlertIcon } from '@/design-system/icons'
import { SegmentedControl } from '@/design-system/SegmentedControl'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { TextButton } from '@/design-system/TextButton'
import { TimeField } from '@/design-system/TimeField'
import { type PortalIntl, useIntl } from '@/shared/i18n'
import { zoneName } from '@/shared/zone-name'
import { messages } from '../messages'
import styles from './PostEditor.module.css'

/** When the post is to go out; day and time as the clocks of the person show them. */
export type PublishPlan = { when: 'now' | 'later'; day: string | null; time: string }

export type PublishRailProps = {
  problems: readonly Schemas['DraftProblem'][]
  onProblem: (pointer: string) => void
  /** Null for a post that is out already: its changes go out at once. */
  plan: PublishPlan | null
  onPlanChange: (plan: PublishPlan) => void
  timeError: 'missing' | 'too-early' | 'too-late' | null
  /** The day on which it goes to the archive; null for none. */
  archiveAt: string | null
  onArchiveAtChange: (day: string | null) => void
}

const timeErrors = {
  missing: messages.timeMissing,
  'too-early': messages.timeTooEarly,
  'too-late': messages.timeTooLate,
}

/** What stands beside the text: what is missing, and when it goes out. */
export function PublishRail({ problems, onProblem, plan, onPlanChange, timeError, ...archive }: PublishRailProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { archiveAt, onArchiveAtChange } = archive
  return (
    <Stack gap={3}>
      <TitledCard title={formatMessage(messages.beforePublish)}>
        {problems.length === 0 ? (
          <Text tone="muted">{formatMessage(messages.ready)}</Text>
        ) : (
          <ul className={styles.problems}>
            {problems.map((problem, index) => (
              <li key={`${problem.pointer} ${problem.code} ${index}`} data-severity={problem.severity}>
                <Icon of={TriangleAlertIcon} />
                <TextButton onClick={() => onProblem(problem.pointer)}>{problemWords(problem, intl)}</TextButton>
              </li>
            ))}
          </ul>
        )}
      </TitledCard>
      <TitledCard title={formatMessage(messages.publication)}>
        <Stack gap={3}>
          {plan && <PlanFields {...{ plan, onPlanChange, timeError }} />}
          <DatePicker
            label={formatMessage(messages.archiveOn)}
            optionalLabel={formatMessage(messages.optional)}
            description={formatMessage(messages.archiveHint)}
            clearLabel={formatMessage(messages.clear)}
            value={archiveAt}
            min={today(intl.timeZone).add({ days: 1 }).toString()}
            describeProblem={() => formatMessage(messages.archivePast)}
            onValueChange={onArchiveAtChange}
          />
        </Stack>
      </TitledCard>
    </Stack>
  )
}

type PlanFieldsProps = Pick<PublishRailProps, 'onPlanChange' | 'timeError'> & { plan: PublishPlan }

/** Whether it goes out at once, or at a time. */
function PlanFields({ plan, onPlanChange, timeError }: PlanFieldsProps) {
  const { formatMessage, timeZone, locale } = useIntl()
  return (
    <>
      <SegmentedControl
        label={formatMessage(messages.when)}
        value={plan.when}
        options={[
          { value: 'now', label: formatMessage(messages.now) },
          { value: 'later', label: formatMessage(messages.later) },
        ]}
        onValueChange={(when) => onPlanChange({ ...plan, when })}
      />
      {plan.when === 'later' && (
        <>
          <DatePicker
            label={formatMessage(messages.day)}
            value={plan.day}
            onValueChange={(day) => onPlanChange({ ...plan, day })}
          />
          <TimeField
            label={formatMessage(messages.time)}
            value={plan.time}
            description={formatMessage(messages.yourTime, { zone: zoneName(timeZone, new Date(), locale) })}
            error={timeError ? formatMessage(timeErrors[timeError]) : undefined}
            onValueChange={(time) => onPlanChange({ ...plan, time })}
          />
        </>
      )}
    </>
  )
}

function problemWords({ code, subject }: Schemas['DraftProblem'], { formatMessage }: PortalIntl): string {
  if (code === 'cannot-read' && subject) {
    const name = subject.type === 'user' ? subject.user.fullName : subject.group.name
    return formatMessage(messages.cannotReadIt, { name })
  }
  return formatMessage(sentences.get(code) ?? messages.otherProblem)
}

const sentences = new Map([
  ['title-missing', messages.titleMissing],
  ['title-too-long', messages.titleTooLong],
  ['content-missing', messages.contentMissing],
  ['content-too-long', messages.contentTooLong],
  ['statement-missing', messages.statementMissing],
  ['image-without-description', messages.imageWithoutDescription],
  ['image-not-sent', messages.imageNotSent],
  ['event-start-missing', messages.eventStartMissing],
  ['event-end-before-start', messages.eventEndBeforeStart],
  ['event-past', messages.eventPast],
  ['event-capacity', messages.eventCapacity],
  ['event-capacity-taken', messages.eventCapacity],
  ['event-link', messages.eventLink],
])
