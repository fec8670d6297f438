import { useMutation, useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useMemo, useState } from 'react'
import { isApiError, type Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { ComboBox } from '@/design-system/ComboBox'
import { DatePicker } from '@/design-system/DatePicker'
import { Text } from '@/design-system/Text'
import { TextField } from '@/design-system/TextField'
import { useKeptForm } from '@/features/kept-form'
import { peopleQueries } from '@/features/people'
import { usePermissions } from '@/features/permissions'
import { callFailure } from '@/shared/call-failure'
import { type MessageDescriptor, useIntl } from '@/shared/i18n'
import { messages as words } from '../messages'
import editStyles from '../ui/ProfileEdit.module.css'
import { type AbsenceProblem, fieldsOf, isAbsenceFields, NOTE_LIMIT, problemsOf } from './absence-form'
import styles from './Availability.module.css'
import { messages } from './messages'
import { optionOf, useColleagueOptions } from './use-colleague-options'
import { useDays } from './use-days'

const problems: Record<AbsenceProblem, MessageDescriptor> = {
  missing: messages.dayMissing,
  past: messages.dayPast,
  'before-start': messages.endsBeforeStart,
  'too-long': messages.absenceTooLong,
}

type AbsenceFormProps = {
  profile: Schemas['Profile']
  /** The day where the person works. */
  today: string
  onSend: (change: Schemas['AbsenceChange']) => Promise<void>
  onCancel: (() => void) | undefined
}

/** The days of an absence, who stands in, and a word for colleagues. It stays on this device until it is sent. */
export function AbsenceForm({ profile, today, onSend, onCancel }: AbsenceFormProps) {
  const { formatMessage, formatPhrase } = useIntl()
  const can = usePermissions()
  const absence = profile.absence ?? null
  const before = useMemo(() => fieldsOf(absence), [absence])
  const kept = useKeptForm({
    address: '/profile/edit/availability/absence',
    initial: before,
    isValue: isAbsenceFields,
    about: { kind: 'form', title: formatMessage(messages.absence) },
  })
  const mine = kept.value
  const put = (part: Partial<typeof mine>) => kept.change({ ...mine, ...part })
  const [tried, setTried] = useState(false)
  const wrong = problemsOf(mine, today, absence?.from ?? null)
  const said = (problem: AbsenceProblem | undefined) =>
    tried && problem ? formatMessage(problems[problem]) : undefined
  const noteTooLong = mine.note.length > NOTE_LIMIT
  const { source, personOf } = useColleagueOptions(profile.id)
  const warning = useDeputyWarning(mine.deputy, mine.from)
  const save = useMutation({
    mutationFn: () =>
      onSend({
        from: mine.from ?? '',
        to: mine.to ?? '',
        note: mine.note.trim() === '' ? null : mine.note.trim(),
        deputyId: mine.deputy?.id ?? null,
      }),
    onSuccess: () => kept.forget(),
  })
  const unfit = isApiError(save.error) && save.error.code === 'deputy-unavailable'

  function submit(event: SubmitEvent) {
    event.preventDefault()
    setTried(true)
    if (Object.keys(wrong).length === 0 && !noteTooLong && !save.isPending) save.mutate()
  }

  return (
    <form noValidate aria-label={formatMessage(messages.absence)} className={editStyles.form} onSubmit={submit}>
      <div className={styles.dates}>
        <DatePicker
          label={formatMessage(messages.firstDay)}
          value={mine.from}
          error={said(wrong.from)}
          onValueChange={(from) => put({ from })}
        />
        <DatePicker
          label={formatMessage(messages.lastDay)}
          value={mine.to}
          error={said(wrong.to)}
          onValueChange={(to) => put({ to })}
        />
      </div>
      {can('searchPeople').allowed && (
        <ComboBox
          {...source}
          label={formatMessage(messages.deputy)}
          optionalLabel={formatMessage(messages.optional)}
          description={warning ?? formatMessage(messages.deputyWhy)}
          error={unfit ? formatMessage(messages.deputyUnavailable) : undefined}
          clearLabel={formatMessage(messages.clearDeputy)}
          value={mine.deputy && optionOf(mine.deputy)}
          onValueChange={(option) => {
            save.reset()
            put({ deputy: (option && personOf(option.value)) ?? null })
          }}
        />
      )}
      <TextField
        label={formatMessage(messages.note)}
        optionalLabel={formatMessage(messages.optional)}
        description={formatMessage(messages.noteWhy)}
        error={noteTooLong ? formatMessage(words.tooLong, { count: NOTE_LIMIT }) : undefined}
        value={mine.note}
        onValueChange={(note) => put({ note })}
      />
      {save.isError && !unfit && (
        <Text role="alert" size="sm" tone="error">
          {isApiError(save.error) ? formatPhrase(callFailure(save.error)) : formatMessage(words.notSaved)}
        </Text>
      )}
      <div className={editStyles.buttons}>
        <Button type="submit" variant="primary" busy={save.isPending} busyLabel={formatMessage(words.saving)}>
          {formatMessage(messages.saveAbsence)}
        </Button>
        {onCancel && (
          <Button
            onClick={() => {
              kept.forget()
              onCancel()
            }}
          >
            {formatMessage(words.cancel)}
          </Button>
        )}
      </div>
    </form>
  )
}

/** That who should stand in is away too when the absence begins; it can be chosen all the same. */
function useDeputyWarning(deputy: Schemas['UserSummary'] | null, from: string | null): string | null {
  const { formatMessage } = useIntl()
  const day = useDays()
  const { data } = useQuery({ ...peopleQueries.profile(deputy?.id ?? ''), enabled: deputy !== null })
  const theirs = data?.absence
  if (!deputy || !theirs || (from !== null && theirs.to < from)) return null
  return formatMessage(messages.deputyAway, { name: deputy.fullName, date: day(theirs.to) })
}
