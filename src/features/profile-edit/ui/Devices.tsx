import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { useState } from 'react'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { CardProblem, TitledCard } from '@/design-system/Card'
import { useNow } from '@/design-system/RelativeTime'
import { Skeleton } from '@/design-system/Skeleton'
import { Text } from '@/design-system/Text'
import { ConfirmDialog } from '@/features/confirm'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { accountQueries, endDevice, endOtherDevices } from '../api/account-calls'
import { messages } from '../messages'
import styles from './ProfileEdit.module.css'

/** Where the person is signed in; this device first, which signs out by the menu. */
export function Devices() {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const [asking, setAsking] = useState(false)
  const { data, isError, refetch } = useQuery(accountQueries.devices)
  const others = data?.sessions.filter(({ current }) => !current).length ?? 0
  const renew = () => void queryClient.invalidateQueries({ queryKey: accountQueries.devices.queryKey })
  const failed = () => tip({ severity: 'error', title: messages.deviceNotEnded })
  const end = useMutation({
    mutationFn: endDevice,
    onSuccess: () => tip({ severity: 'success', title: messages.deviceEnded }),
    onError: failed,
    onSettled: renew,
  })
  const endAll = useMutation({
    mutationFn: endOtherDevices,
    onSuccess: ({ count }) => tip({ severity: 'success', title: messages.devicesEnded, translateParams: { count } }),
    onError: failed,
    onSettled: () => {
      setAsking(false)
      renew()
    },
  })
  return (
    <TitledCard title={formatMessage(messages.devices)}>
      {!data &&
        (isError ? (
          <CardProblem retryLabel={formatMessage(messages.tryAgain)} onRetry={() => void refetch()}>
            {formatMessage(messages.devicesFailed)}
          </CardProblem>
        ) : (
          <Skeleton length="long" />
        ))}
      <ul className={styles.list}>
        {data?.sessions.map((session) => (
          <Device
            key={session.id}
            session={session}
            busy={end.isPending && end.variables === session.id}
            onEnd={() => end.mutate(session.id)}
          />
        ))}
      </ul>
      {others > 1 && (
        <div>
          <Button onClick={() => setAsking(true)}>{formatMessage(messages.endOthers)}</Button>
        </div>
      )}
      {asking && (
        <ConfirmDialog
          tone="destructive"
          title={formatMessage(messages.endOthersQuestion, { count: others })}
          description={formatMessage(messages.endOthersText)}
          confirmLabel={formatMessage(messages.endOthers)}
          cancelLabel={formatMessage(messages.cancel)}
          busy={endAll.isPending}
          onConfirm={() => endAll.mutate()}
          onCancel={() => setAsking(false)}
        />
      )}
    </TitledCard>
  )
}

type DeviceProps = { session: Schemas['PersonalSession']; busy: boolean; onEnd: () => void }

function Device({ session: { current, device, lastUsedAt, ipAddress }, busy, onEnd }: DeviceProps) {
  const { formatMessage } = useIntl()
  const { dayAndTime } = useDayTime()
  const now = useNow()
  const { browser, system } = device
  const name =
    browser !== null && system !== null
      ? formatMessage(messages.browserOn, { browser, system })
      : (browser ?? system ?? formatMessage(messages.unknownDevice))
  const used = formatMessage(messages.lastUsed, { time: dayAndTime(new Date(lastUsedAt), now) })
  return (
    <li className={styles.device}>
      <span className={styles.grows}>
        <Text weight="strong">{name}</Text>
        <Text size="sm" tone="muted">
          {current ? formatMessage(messages.thisDevice) : used}
          {ipAddress !== null && ` · ${ipAddress}`}
        </Text>
      </span>
      {!current && (
        <Button size="sm" busy={busy} aria-label={formatMessage(messages.endThis, { name })} onClick={onEnd}>
          {formatMessage(messages.end)}
        </Button>
      )}
    </li>
  )
}
