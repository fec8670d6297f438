import { today } from '@internationalized/date'
import { DatePicker } from '@/design-system/DatePicker'
import { SegmentedControl } from '@/design-system/SegmentedControl'
import { Stack } from '@/design-system/Stack'
import { TimeField } from '@/design-system/TimeField'
import { TitledCard } from '@/design-system/TitledCard'
import { useIntl } from '@/shared/i18n'
import { zoneName } from '@/shared/zone-name'
import { planMessages as messages } from './messages'
import { plannedTime, type PublishPlan, type TimeProblem } from './publish-time'

export type PublicationCardProps = {
  /** Null for a post that is out already: its changes go out at once. */
  plan: PublishPlan | null
  onPlanChange: (plan: PublishPlan) => void
  timeError: TimeProblem | null
  /** The day on which it goes to the archive; null for none. */
  archiveAt: string | null
  onArchiveAtChange: (day: string | null) => void
}

const timeErrors = {
  missing: messages.timeMissing,
  'too-early': messages.timeTooEarly,
  'too-late': messages.timeTooLate,
}

/** When the post goes out, and when it goes to the archive. */
export function PublicationCard({ plan, archiveAt, onArchiveAtChange, ...rest }: PublicationCardProps) {
  const { formatMessage, timeZone } = useIntl()
  return (
    <TitledCard title={formatMessage(messages.publication)}>
      <Stack gap={3}>
        {plan && <PlanFields {...rest} plan={plan} />}
        <DatePicker
          label={formatMessage(messages.archiveOn)}
          optionalLabel={formatMessage(messages.optional)}
          description={formatMessage(messages.archiveHint)}
          clearLabel={formatMessage(messages.clear)}
          value={archiveAt}
          min={today(timeZone).add({ days: 1 }).toString()}
          describeProblem={() => formatMessage(messages.archivePast)}
          onValueChange={onArchiveAtChange}
        />
      </Stack>
    </TitledCard>
  )
}

type PlanFieldsProps = Pick<PublicationCardProps, 'onPlanChange' | 'timeError'> & { plan: PublishPlan }

/** Whether it goes out at once, or at a time. */
function PlanFields({ plan, onPlanChange, timeError }: PlanFieldsProps) {
  const { formatMessage } = useIntl()
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
            onValueChange={(day) => onPlanChange({ ...plan, day, second: false })}
          />
          <PlannedTimeField {...{ plan, onPlanChange, timeError }} />
        </>
      )}
    </>
  )
}

/** The time of day, and what the clocks of that day make of it. */
function PlannedTimeField({ plan, onPlanChange, timeError }: PlanFieldsProps) {
  const { formatMessage, timeZone, locale } = useIntl()
  const planned = plannedTime(plan, timeZone)
  const zone = formatMessage(messages.yourTime, { zone: zoneName(timeZone, new Date(), locale) })
  const moved = planned?.clocks === 'skip' ? planned.at.zonedDatetime.slice(11, 16) : null
  return (
    <>
      <TimeField
        label={formatMessage(messages.time)}
        value={plan.time}
        description={moved === null ? zone : formatMessage(messages.timeSkipped, { time: plan.time, moved })}
        error={timeError ? formatMessage(timeErrors[timeError]) : undefined}
        onValueChange={(time) => onPlanChange({ ...plan, time, second: false })}
      />
      {planned?.clocks === 'twice' && (
        <SegmentedControl
          label={formatMessage(messages.timeTwice, { time: plan.time })}
          value={plan.second ? 'second' : 'first'}
          options={[
            { value: 'first', label: formatMessage(messages.timeFirst, { time: plan.time }) },
            { value: 'second', label: formatMessage(messages.timeSecond, { time: plan.time }) },
          ]}
          onValueChange={(which) => onPlanChange({ ...plan, second: which === 'second' })}
        />
      )}
    </>
  )
}
