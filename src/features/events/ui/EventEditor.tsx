import { useQuery } from '@tanstack/react-query'
import { TitledCard } from '@/design-system/Card'
import { Checkbox } from '@/design-system/Checkbox'
import { DatePicker } from '@/design-system/DatePicker'
import { Select } from '@/design-system/Select'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { TextButton } from '@/design-system/TextButton'
import { TextField } from '@/design-system/TextField'
import { TimeField } from '@/design-system/TimeField'
import { environmentQueries } from '@/features/environment'
import { type MessageDescriptor, useIntl } from '@/shared/i18n'
import { zoneName } from '@/shared/zone-name'
import { messages } from '../messages'
import type { EventForm, EventKind } from '../model/event-form'
import type { EventDraft } from '../model/use-event-form'
import styles from './Events.module.css'

const kinds: readonly { value: EventKind; label: MessageDescriptor }[] = [
  { value: 'zoned', label: messages.kindZoned },
  { value: 'local', label: messages.kindLocal },
  { value: 'day', label: messages.kindDay },
]

export type EventEditorProps = {
  draft: EventDraft
  /** How many people have said yes. */
  accepted: number
  /** Only what is out can be cancelled. */
  published: boolean
}

/** The card of the editor in which a post gets an event: when and where it is, and how many can come. */
export function EventEditor({ draft, accepted, published }: EventEditorProps) {
  const { formatMessage } = useIntl()
  const { form, add, remove } = draft
  return (
    <TitledCard
      title={formatMessage(messages.title)}
      action={
        <TextButton
          aria-label={formatMessage(form ? messages.removeLabel : messages.addLabel)}
          onClick={form ? remove : add}
        >
          {formatMessage(form ? messages.remove : messages.add)}
        </TextButton>
      }
    >
      {form ? (
        <div data-place="event">
          <EventFields {...{ draft, form, accepted, published }} />
        </div>
      ) : (
        <Text size="sm" tone="muted">
          {formatMessage(messages.noEvent)}
        </Text>
      )}
    </TitledCard>
  )
}

function EventFields({ draft, form, accepted, published }: EventEditorProps & { form: EventForm }) {
  const { formatMessage } = useIntl()
  const { problems, change } = draft
  const wholeDays = form.kind === 'day'
  const missing = problems.includes('event-start-missing')
  const past = problems.includes('event-past') ? formatMessage(messages.isPast) : undefined
  const endError = problems.includes('event-end-before-start') ? formatMessage(messages.endBeforeStart) : undefined
  const startError = formatMessage(wholeDays ? messages.startDayMissing : messages.startMissing)
  return (
    <Stack gap={3}>
      <Select
        label={formatMessage(messages.timeKind)}
        value={form.kind}
        options={kinds.map(({ value, label }) => ({ value, label: formatMessage(label) }))}
        onValueChange={(chosen) => {
          const kind = kinds.find(({ value }) => value === chosen)?.value ?? form.kind
          change({ kind, ...(kind !== 'day' && form.time === '' && { time: '09:00' }) })
        }}
      />
      {form.kind === 'zoned' && <ZoneField form={form} onChange={change} />}
      <div className={styles.dayAndTime}>
        <DatePicker
          label={formatMessage(messages.startDay)}
          value={form.day}
          description={past}
          error={missing ? startError : undefined}
          onValueChange={(day) => change({ day })}
        />
        {!wholeDays && (
          <TimeField
            label={formatMessage(messages.startTime)}
            value={form.time}
            onValueChange={(time) => change({ time })}
          />
        )}
      </div>
      <div className={styles.dayAndTime}>
        <DatePicker
          label={formatMessage(messages.endDay)}
          optionalLabel={formatMessage(messages.optional)}
          value={form.endDay}
          error={endError}
          onValueChange={(endDay) => change({ endDay })}
        />
        {!wholeDays && (
          <TimeField
            label={formatMessage(messages.endTime)}
            optionalLabel={formatMessage(messages.optional)}
            value={form.endTime}
            onValueChange={(endTime) => change({ endTime })}
          />
        )}
      </div>
      <TextField
        label={formatMessage(messages.place)}
        optionalLabel={formatMessage(messages.optional)}
        maxLength={200}
        value={form.place}
        onValueChange={(place) => change({ place })}
      />
      <TextField
        type="url"
        label={formatMessage(messages.joinUrl)}
        optionalLabel={formatMessage(messages.optional)}
        maxLength={2000}
        value={form.joinUrl}
        error={problems.includes('event-link') ? formatMessage(messages.joinUrlInvalid) : undefined}
        onValueChange={(joinUrl) => change({ joinUrl })}
      />
      <TextField
        inputMode="numeric"
        label={formatMessage(messages.capacity)}
        optionalLabel={formatMessage(messages.optional)}
        maxLength={6}
        value={form.capacity}
        error={
          problems.includes('event-capacity')
            ? formatMessage(messages.capacityInvalid)
            : problems.includes('event-capacity-taken')
              ? formatMessage(messages.capacityTaken, { count: accepted })
              : undefined
        }
        onValueChange={(capacity) => change({ capacity })}
      />
      <Checkbox
        label={formatMessage(messages.openToReaders)}
        checked={form.openToReaders}
        onCheckedChange={(openToReaders) => change({ openToReaders })}
      />
      {published && (
        <Checkbox
          label={formatMessage(messages.cancelIt)}
          checked={form.cancelled}
          onCheckedChange={(cancelled) => change({ cancelled })}
        />
      )}
    </Stack>
  )
}

function ZoneField({ form, onChange }: { form: EventForm; onChange: EventDraft['change'] }) {
  const { formatMessage, locale } = useIntl()
  const { data } = useQuery(environmentQueries.timeZones())
  const known = data?.timeZones.map(({ id, description }) => ({ value: id, label: description })) ?? []
  // The zone of the browser, or of the event, may be none of those that the server names.
  const options = known.some(({ value }) => value === form.timeZone)
    ? known
    : [{ value: form.timeZone, label: zoneName(form.timeZone, new Date(), locale) }, ...known]
  return (
    <Select
      label={formatMessage(messages.zoneField)}
      value={form.timeZone}
      options={options}
      onValueChange={(timeZone) => onChange({ timeZone })}
    />
  )
}
