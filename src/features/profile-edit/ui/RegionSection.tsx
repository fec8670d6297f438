import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import { Card } from '@/design-system/Card'
import { useNow } from '@/design-system/RelativeTime'
import { Select } from '@/design-system/Select'
import { Text } from '@/design-system/Text'
import { environmentQueries } from '@/features/environment'
import { peopleQueries } from '@/features/people'
import { sessionFound, useCurrentUser } from '@/features/session'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { sendSettings } from '../api/account-calls'
import { messages } from '../messages'
import styles from './ProfileEdit.module.css'

export type RegionSectionProps = {
  /** The field for the language, which belongs to the portal's frame. */
  languageField: ReactNode
  /** Tells all times in a zone from now on. */
  onTimeZone: (timeZone: string) => void
}

/** The value of the choice to follow the device. */
const AS_DEVICE = ''

/** The language of the portal, and the zone that its times are told in. */
export function RegionSection({ languageField, onTimeZone }: RegionSectionProps) {
  const { formatMessage, formatDate, locale, timeZone } = useIntl()
  const queryClient = useQueryClient()
  const user = useCurrentUser()
  const { tip, userKnown } = useUnit({ tip: tipRequested, userKnown: sessionFound })
  const now = useNow()
  const { data } = useQuery(environmentQueries.timeZones())
  const ownZone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const timeIn = (zone: string) =>
    new Intl.DateTimeFormat(locale, { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
      now,
    )
  const save = useMutation({
    mutationFn: (zone: string | null) => sendSettings(user.id, { timeZone: zone }),
    onSuccess: (saved) => {
      userKnown({ ...user, timeZone: saved.timeZone })
      onTimeZone(saved.timeZone ?? ownZone)
      void queryClient.invalidateQueries({ queryKey: peopleQueries.all })
    },
    onError: () => tip({ severity: 'error', title: messages.notChanged }),
  })
  const choose = (zone: string | null, undo: string | null | undefined) =>
    save.mutate(zone, {
      onSuccess: () =>
        tip({
          severity: 'success',
          title: undo === undefined ? messages.undone : messages.saved,
          ...(undo !== undefined && {
            actionCallbacks: [{ label: messages.undo, onSelect: () => choose(undo, undefined) }],
          }),
        }),
    })
  const chosen = save.isPending ? save.variables : user.timeZone
  const known = data?.timeZones ?? []
  return (
    <Card className={styles.form}>
      {languageField}
      <Select
        label={formatMessage(messages.timeZone)}
        description={formatMessage(messages.timeZoneWhy)}
        value={chosen ?? AS_DEVICE}
        options={[
          { value: AS_DEVICE, label: formatMessage(messages.asDevice, { time: timeIn(ownZone) }) },
          // A zone that the list lacks stays what it is.
          ...(chosen !== null && !known.some(({ id }) => id === chosen) ? [{ value: chosen, label: chosen }] : []),
          ...known.map(({ id, description }) => ({ value: id, label: `${timeIn(id)} · ${description}` })),
        ]}
        onValueChange={(zone) => choose(zone === AS_DEVICE ? null : zone, user.timeZone)}
      />
      <Text size="sm" tone="muted">
        {formatMessage(messages.timeExample, {
          time: formatDate(now, { dateStyle: 'full', timeStyle: 'short', timeZone }),
        })}
      </Text>
    </Card>
  )
}
