import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { type ReactNode, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Card } from '@/design-system/Card'
import { Heading } from '@/design-system/Heading'
import { Page } from '@/design-system/Page'
import { useNow } from '@/design-system/RelativeTime'
import { Select } from '@/design-system/Select'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { Text } from '@/design-system/Text'
import { ConfirmDialog } from '@/features/confirm'
import { LoadFailure } from '@/features/load-failure'
import { BrowserPushes } from '@/features/notifications'
import { useDayTime } from '@/shared/day-time'
import { type MessageDescriptor, useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { resetSettings, settingsQueries } from '../api/settings-calls'
import { levelMessages, messages } from '../messages'
import { matrixOf, totalsOf } from '../model/matrix'
import { pauseEnd, pauses, pauseOf } from '../model/pauses'
import { CommunityLevels } from './CommunityLevels'
import { NotificationMatrix } from './NotificationMatrix'
import styles from './NotificationSettings.module.css'
import { QuietHoursForm } from './QuietHoursForm'
import { useSettingsChanges } from './use-settings-changes'

/** What reaches the person, where, and when nothing may interrupt. */
export function NotificationSettingsView() {
  const { formatMessage } = useIntl()
  const { data, error, isFetching, refetch } = useQuery(settingsQueries.settings)
  return (
    <Page title={formatMessage(messages.title)} width="reading">
      {data ? (
        <Settings settings={data} />
      ) : error ? (
        <LoadFailure title={formatMessage(messages.failed)} error={error} busy={isFetching} onRetry={refetch} />
      ) : (
        <SkeletonGroup label={formatMessage(messages.loading)} className={styles.bars}>
          <Skeleton length="long" />
          <Skeleton length="half" />
          <Skeleton length="long" />
        </SkeletonGroup>
      )}
    </Page>
  )
}

function Settings({ settings }: { settings: Schemas['NotificationSettings'] }) {
  const { formatMessage } = useIntl()
  const [address] = useSearchParams()
  const { data: volume } = useQuery(settingsQueries.volume)
  const { shown, offline, change, forget } = useSettingsChanges(settings)
  const matrix = matrixOf(settings.cells, shown.cells ?? [])
  const quiet = shown.quiet ?? settings.quiet
  const frequency = (shown.summary ?? settings.summary).frequency
  const pausedUntil = shown.pausedUntil === undefined ? settings.pausedUntil : shown.pausedUntil
  const totals = volume && totalsOf(matrix, volume.entries, frequency !== 'off')
  const changed = settings.cells.filter(({ typeId, channel }) => matrix(typeId, channel).changed).length
  return (
    <>
      {offline && (
        <Text role="status" size="sm">
          {formatMessage(messages.waiting)}
        </Text>
      )}
      <Section title={messages.pauseTitle}>
        <Pause pausedUntil={pausedUntil} onChange={(until) => change({ pausedUntil: until })} />
      </Section>
      <Section title={messages.browserTitle}>
        <Suspense fallback={<Skeleton length="half" />}>
          <BrowserPushes />
        </Suspense>
      </Section>
      {totals && <Text role="status">{formatMessage(messages.total, totals)}</Text>}
      <Card padding="none" className={styles.table}>
        <NotificationMatrix
          cells={settings.cells}
          matrix={matrix}
          volume={volume?.entries}
          marked={address.get('type')}
          onChange={(cells) => change({ cells })}
        />
      </Card>
      <Section title={levelMessages.title}>
        <CommunityLevels communities={settings.communities} />
      </Section>
      <Section title={messages.quietTitle}>
        <QuietHoursForm quiet={quiet} onChange={(next) => change({ quiet: next })} />
      </Section>
      <Section title={messages.summaryTitle}>
        <Select
          label={formatMessage(messages.frequency)}
          value={frequency}
          options={frequencies.map(([value, words]) => ({ value, label: formatMessage(words) }))}
          onValueChange={(value) => {
            const next = frequencies.find(([known]) => known === value)?.[0]
            if (next) change({ summary: { frequency: next } })
          }}
        />
      </Section>
      <div className={styles.reset}>
        {changed > 0 && <Text size="sm">{formatMessage(messages.changed, { count: changed })}</Text>}
        <Reset onReset={forget} />
      </div>
    </>
  )
}

const frequencies = [
  ['off', messages.never],
  ['daily', messages.daily],
  ['workdays', messages.workdays],
  ['weekly', messages.weekly],
] as const

function Section({ title, children }: { title: MessageDescriptor; children: ReactNode }) {
  const { formatMessage } = useIntl()
  return (
    <Card as="section" className={styles.section}>
      <Heading level={2} size="small">
        {formatMessage(title)}
      </Heading>
      {children}
    </Card>
  )
}

/** For how long no push is shown; the time of a pause that runs stands first. */
function Pause({ pausedUntil, onChange }: { pausedUntil: string | null; onChange: (until: string | null) => void }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { dayAndTime } = useDayTime()
  const now = useNow()
  const running = pauseOf(pausedUntil, now)
  return (
    <Select
      label={formatMessage(messages.pause)}
      value={running === null ? 'off' : 'running'}
      options={[
        { value: 'off', label: formatMessage(messages.pauseOff) },
        ...(running === null
          ? []
          : [{ value: 'running', label: formatMessage(messages.pausedUntil, { time: dayAndTime(running, now) }) }]),
        ...pauses.map(([value, words]) => ({ value, label: formatMessage(words) })),
      ]}
      onValueChange={(value) => {
        const chosen = pauses.find(([known]) => known === value)?.[0]
        if (chosen) onChange(pauseEnd(chosen, new Date(), intl.timeZone).toISOString())
        else if (value === 'off') onChange(null)
      }}
    />
  )
}

function Reset({ onReset }: { onReset: () => void }) {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const [asking, setAsking] = useState(false)
  const reset = useMutation({
    mutationFn: resetSettings,
    onSuccess: (saved) => {
      onReset()
      queryClient.setQueryData(settingsQueries.settings.queryKey, saved)
      tip({ severity: 'success', title: messages.resetDone })
    },
    onError: () => tip({ severity: 'error', title: messages.changeFailed }),
    onSettled: () => setAsking(false),
  })
  return (
    <>
      <Button onClick={() => setAsking(true)}>{formatMessage(messages.reset)}</Button>
      {asking && (
        <ConfirmDialog
          title={formatMessage(messages.resetTitle)}
          confirmLabel={formatMessage(messages.reset)}
          cancelLabel={formatMessage(messages.cancel)}
          description={formatMessage(messages.resetText)}
          busy={reset.isPending}
          onConfirm={() => reset.mutate()}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  )
}
