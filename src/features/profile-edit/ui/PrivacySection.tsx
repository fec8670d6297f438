import { useUnit } from 'effector-react'
import type { Schemas } from '@/api'
import { Card } from '@/design-system/Card'
import { Switch } from '@/design-system/Switch'
import { type MessageDescriptor, useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { useProfileSwitch } from '../api/profile-calls'
import { messages } from '../messages'
import styles from './ProfileEdit.module.css'

type Profile = Schemas['Profile']
type Change = Pick<Schemas['ProfileChange'], 'privateProfile' | 'hiddenFields'>

const hideable = [
  ['mobilePhone', messages.hideMobile, messages.hideMobileWhy],
  ['workingHours', messages.hideHours, messages.hideHoursWhy],
  ['communities', messages.hideCommunities, messages.hideCommunitiesWhy],
] as const satisfies [string, MessageDescriptor, MessageDescriptor][]

/** Who sees what; each switch acts at once and can be undone. */
export function PrivacySection({ profile }: { profile: Profile }) {
  const { formatMessage } = useIntl()
  const tip = useUnit(tipRequested)
  const { mutate, variables, isPending } = useProfileSwitch(profile)
  // What was pressed shows at once; a refusal takes it back.
  const waiting: Change = isPending ? variables : {}
  const isPrivate = waiting.privateProfile ?? profile.privateProfile
  const hidden = waiting.hiddenFields ?? profile.hiddenFields ?? []

  function send(change: Change, undo: Change | null) {
    mutate(change, {
      onSuccess: () =>
        tip({
          severity: 'success',
          title: undo ? messages.saved : messages.undone,
          ...(undo && { actionCallbacks: [{ label: messages.undo, onSelect: () => send(undo, null) }] }),
        }),
      onError: () => tip({ severity: 'error', title: messages.notChanged }),
    })
  }

  return (
    <Card className={styles.form}>
      <Switch
        label={formatMessage(messages.privateProfile)}
        description={formatMessage(messages.privateProfileWhy)}
        labelSide="start"
        checked={isPrivate}
        onCheckedChange={(on) => send({ privateProfile: on }, { privateProfile: isPrivate })}
      />
      {hideable.map(([field, label, why]) => (
        <Switch
          key={field}
          label={formatMessage(label)}
          description={formatMessage(why)}
          labelSide="start"
          checked={hidden.includes(field)}
          onCheckedChange={(on) => {
            const next = on ? [...hidden, field] : hidden.filter((one) => one !== field)
            send({ hiddenFields: next }, { hiddenFields: hidden })
          }}
        />
      ))}
    </Card>
  )
}
