import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import type { Schemas } from '@/api'
import { useNow } from '@/design-system/RelativeTime'
import { Select } from '@/design-system/Select'
import { Text } from '@/design-system/Text'
import { communityQueries } from '@/features/navigation'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { setLevel, settingsQueries } from '../api/settings-calls'
import { levelMessages as messages } from '../messages'
import { endOf, spans } from '../model/levels'
import styles from './NotificationSettings.module.css'

type Level = Schemas['CommunityNotificationLevel']
type Changed = { community: Level['community']; level: Level['level']; until: string | null }

const levels = [
  ['all', messages.all],
  ['addressed', messages.addressed],
  ['none', messages.none],
] as const

/** How much of each community reaches the person, and until when; those with everything are not listed. */
export function CommunityLevels({ communities }: { communities: readonly Level[] }) {
  const { formatMessage } = useIntl()
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  const { data: own } = useQuery(communityQueries.own())
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ community, level, until }: Changed) => setLevel(community.id, { level, until }),
    onError: (_, { community }) =>
      tip({ severity: 'error', title: messages.levelFailed, translateParams: { name: community.name } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: settingsQueries.settings.queryKey }),
  })
  // What was chosen is shown at once; where it was refused, the next answer takes it back.
  const shown = isPending
    ? [...communities.filter(({ community }) => community.id !== variables.community.id), variables]
        .filter(({ level }) => level !== 'all')
        .sort((one, other) => one.community.name.localeCompare(other.community.name))
    : communities
  const others = (own?.communities ?? []).filter(({ id }) => !shown.some(({ community }) => community.id === id))
  return (
    <>
      <Text size="sm" tone="muted">
        {formatMessage(shown.length === 0 ? messages.allAlike : messages.levelsWhy)}
      </Text>
      {shown.length > 0 && (
        <ul className={styles.levels}>
          {shown.map((one) => (
            <Row key={one.community.id} shown={one} onChange={mutate} />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <Select
          label={formatMessage(messages.mute)}
          value=""
          options={[
            { value: '', label: formatMessage(messages.choose) },
            ...others.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onValueChange={(id) => {
            const community = others.find((one) => one.id === id)
            if (community) mutate({ community, level: 'none', until: null })
          }}
        />
      )}
    </>
  )
}

function Row({ shown, onChange }: { shown: Level; onChange: (changed: Changed) => void }) {
  const { formatMessage, formatName, timeZone } = useIntl()
  const { dayAndTime } = useDayTime()
  const now = useNow()
  const { community, level, until } = shown
  const name = formatName(community.name)
  return (
    <li className={styles.level}>
      <Text as="span" weight="strong">
        {name}
      </Text>
      <div className={styles.times}>
        <Select
          label={formatMessage(messages.levelOf, { name })}
          labelHidden
          value={level}
          options={levels.map(([value, words]) => ({ value, label: formatMessage(words) }))}
          onValueChange={(value) => {
            const next = levels.find(([known]) => known === value)?.[0]
            if (next) onChange({ community, level: next, until })
          }}
        />
        <Select
          label={formatMessage(messages.untilOf, { name })}
          labelHidden
          value={until === null ? 'always' : 'running'}
          options={[
            ...(until === null
              ? []
              : [
                  {
                    value: 'running',
                    label: formatMessage(messages.until, { time: dayAndTime(new Date(until), now) }),
                  },
                ]),
            ...spans.map(([value, words]) => ({ value, label: formatMessage(words) })),
          ]}
          onValueChange={(value) => {
            const span = spans.find(([known]) => known === value)?.[0]
            if (span) onChange({ community, level, until: endOf(span, new Date(), timeZone)?.toISOString() ?? null })
          }}
        />
      </div>
    </li>
  )
}
