import { today as todayIn } from '@internationalized/date'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { TitledCard } from '@/design-system/Card'
import { Text } from '@/design-system/Text'
import { PersonLink } from '@/features/entity-links'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { clearAbsence, sendAbsence } from '../api/account-calls'
import { showProfile } from '../api/profile-calls'
import { messages as words } from '../messages'
import editStyles from '../ui/ProfileEdit.module.css'
import { AbsenceForm } from './AbsenceForm'
import { messages } from './messages'
import { useDays } from './use-days'

type Absence = Schemas['Absence']

/** Whether somebody is away, or will be, and who stands in; one absence at a time. */
export function AbsenceCard({ profile }: { profile: Schemas['Profile'] }) {
  const { formatMessage, timeZone: ownZone } = useIntl()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const [changing, setChanging] = useState(false)
  const absence = profile.absence ?? null
  const today = todayIn(profile.timeZone ?? ownZone).toString()

  /** Sends an absence, or ends it, and offers what was before. */
  const put = useMutation({
    mutationFn: (next: Schemas['AbsenceChange'] | null) =>
      next ? sendAbsence(profile.id, next) : clearAbsence(profile.id),
    onSuccess: (saved) => {
      showProfile(queryClient, saved)
      setChanging(false)
    },
  })
  const undo = (before: Absence | null) =>
    put.mutate(before && again(before, today), {
      onSuccess: () => tip({ severity: 'success', title: words.undone }),
      onError: () => tip({ severity: 'error', title: messages.notUndone }),
    })
  const saved = (before: Absence | null) =>
    tip({
      severity: 'success',
      title: words.saved,
      actionCallbacks: [{ label: words.undo, onSelect: () => undo(before) }],
    })
  const end = () =>
    put.mutate(null, {
      onSuccess: () => saved(absence),
      onError: () => tip({ severity: 'error', title: messages.notEnded }),
    })

  return (
    <TitledCard title={formatMessage(messages.absence)}>
      <Text size="sm" tone="muted">
        {formatMessage(messages.absenceWhy)}
      </Text>
      {absence && !changing ? (
        <>
          <Told absence={absence} running={absence.from <= today} />
          <div className={editStyles.buttons}>
            <Button onClick={() => setChanging(true)}>{formatMessage(messages.changeAbsence)}</Button>
            <Button busy={put.isPending} onClick={end}>
              {formatMessage(absence.from <= today ? messages.iAmBack : messages.removeAbsence)}
            </Button>
          </div>
        </>
      ) : (
        <AbsenceForm
          profile={profile}
          today={today}
          onSend={async (change) => {
            await put.mutateAsync(change)
            saved(absence)
          }}
          onCancel={absence ? () => setChanging(false) : undefined}
        />
      )}
    </TitledCard>
  )
}

/** An absence as it is sent; one that has begun begins again today. */
function again({ from, to, note, deputy }: Absence, today: string): Schemas['AbsenceChange'] {
  return { from: from < today ? today : from, to, note, deputyId: deputy?.id ?? null }
}

function Told({ absence: { from, to, note, deputy }, running }: { absence: Absence; running: boolean }) {
  const { formatMessage } = useIntl()
  const day = useDays()
  return (
    <div className={editStyles.dispute}>
      <Text weight="strong">
        {running
          ? formatMessage(messages.awayUntil, { date: day(to) })
          : formatMessage(messages.awayFromTo, { from: day(from), to: day(to) })}
      </Text>
      {deputy && (
        <PersonLink userId={deputy.id} name={deputy.fullName} variant="text">
          {formatMessage(messages.deputyIs, { name: deputy.fullName })}
        </PersonLink>
      )}
      {note !== null && <Text size="sm">{note}</Text>}
    </div>
  )
}
