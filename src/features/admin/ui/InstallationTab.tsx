import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { concernsThePage, type Schemas } from '@/api'
import { Card } from '@/design-system/Card'
import { DateTime } from '@/design-system/DateTime'
import { DescriptionList, type DescriptionListItem } from '@/design-system/DescriptionList'
import { fileSizeText } from '@/design-system/FileSize'
import { Heading } from '@/design-system/Heading'
import { Progress } from '@/design-system/Progress'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { type StatusColor, StatusChip } from '@/design-system/StatusChip'
import { Text } from '@/design-system/Text'
import { LoadFailure } from '@/features/load-failure'
import { type MessageDescriptor, useIntl } from '@/shared/i18n'
import { adminQueries } from '../api/admin-queries'
import { messages } from '../messages'
import styles from './Admin.module.css'

const moment = { dateStyle: 'medium', timeStyle: 'short' } as const

/** What runs here: builds, people, licences, storage, services and features. Nothing of it is changed here. */
export function InstallationTab() {
  const { formatMessage } = useIntl()
  const { data, error, isFetching, refetch } = useQuery({ ...adminQueries.info(), throwOnError: concernsThePage })
  if (data)
    return (
      <div className={styles.cards}>
        <Versions info={data} />
        <People info={data} />
        <Licences info={data} />
        <Services info={data} />
        <Features info={data} />
      </div>
    )
  if (error)
    return (
      <LoadFailure
        title={formatMessage(messages.infoFailed)}
        error={error}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  return (
    <SkeletonGroup label={formatMessage(messages.loading)} className={styles.cards}>
      {[1, 2, 3, 4].map((number) => (
        <Card key={number} className={styles.card}>
          <Skeleton length="half" />
          <Skeleton length="long" />
          <Skeleton length="long" />
        </Card>
      ))}
    </SkeletonGroup>
  )
}

type PartProps = { info: Schemas['AdminInfo'] }

function Part({ title, children }: { title: MessageDescriptor; children: ReactNode }) {
  const { formatMessage } = useIntl()
  return (
    <Card as="section" aria-label={formatMessage(title)} className={styles.card}>
      <Heading level={2} size="small">
        {formatMessage(title)}
      </Heading>
      {children}
    </Card>
  )
}

function Versions({ info: { plantId, buildInfo, contractVersion } }: PartProps) {
  const { formatMessage, formatDate } = useIntl()
  const items: DescriptionListItem[] = [
    { id: 'plant', term: formatMessage(messages.plant), description: plantId },
    { id: 'version', term: formatMessage(messages.build), description: `${buildInfo.version} (${buildInfo.commit})` },
    {
      id: 'built',
      term: formatMessage(messages.builtAt),
      description: <DateTime value={buildInfo.builtAt} format={(date) => formatDate(date, moment)} />,
    },
    { id: 'contract', term: formatMessage(messages.contract), description: contractVersion },
  ]
  return (
    <Part title={messages.versions}>
      <DescriptionList items={items} />
    </Part>
  )
}

function People({ info: { people, storage } }: PartProps) {
  const { formatMessage, formatNumber } = useIntl()
  const { usedBytes, totalBytes } = storage
  const used = fileSizeText(usedBytes, formatNumber)
  const words =
    totalBytes === null
      ? formatMessage(messages.usedWithoutLimit, { used })
      : formatMessage(messages.usedOf, { used, total: fileSizeText(totalBytes, formatNumber) })
  return (
    <Part title={messages.peopleAndStorage}>
      <DescriptionList
        items={[
          { id: 'active', term: formatMessage(messages.active), description: formatNumber(people.active) },
          { id: 'invited', term: formatMessage(messages.invited), description: formatNumber(people.invited) },
          { id: 'blocked', term: formatMessage(messages.blocked), description: formatNumber(people.blocked) },
          { id: 'storage', term: formatMessage(messages.storage), description: words },
        ]}
      />
      {totalBytes !== null && (
        <Progress label={formatMessage(messages.storage)} max={totalBytes} value={usedBytes} valueText={words} />
      )}
    </Part>
  )
}

function Licences({ info: { licences } }: PartProps) {
  const { formatMessage, formatNumber } = useIntl()
  return (
    <Part title={messages.licences}>
      {licences.length === 0 && <Text tone="muted">{formatMessage(messages.noLicences)}</Text>}
      {licences.map(({ type, used, total }) => {
        const words =
          total === null
            ? formatMessage(messages.usedWithoutLimit, { used: formatNumber(used) })
            : formatMessage(messages.usedOf, { used: formatNumber(used), total: formatNumber(total) })
        return (
          <div key={type} className={styles.measure}>
            <span className={styles.line}>
              <Text as="strong">{type}</Text>
              <Text as="span" size="sm" tone="muted">
                {words}
              </Text>
            </span>
            {total !== null && <Progress label={type} max={total} value={used} valueText={words} />}
          </div>
        )
      })}
    </Part>
  )
}

const serviceNames: Record<string, MessageDescriptor> = {
  search: messages.serviceSearch,
  realtime: messages.serviceRealtime,
  mail: messages.serviceMail,
  files: messages.serviceFiles,
  assistant: messages.serviceAssistant,
  chat: messages.serviceChat,
}

const serviceStates: Record<string, { words: MessageDescriptor; color: StatusColor }> = {
  ok: { words: messages.stateOk, color: 'success' },
  degraded: { words: messages.stateDegraded, color: 'warn' },
  down: { words: messages.stateDown, color: 'error' },
}

function Services({ info: { services } }: PartProps) {
  const { formatMessage, formatDate } = useIntl()
  return (
    <Part title={messages.services}>
      <ul className={styles.rows}>
        {services.map(({ name, state, since }) => {
          const words = serviceNames[name]
          const known = serviceStates[state]
          return (
            <li key={name} className={styles.line}>
              <span className={styles.who}>
                <Text as="strong">{words ? formatMessage(words) : name}</Text>
                <Text as="span" size="sm" tone="muted">
                  {formatMessage(messages.since, { date: formatDate(since, moment) })}
                </Text>
              </span>
              <StatusChip color={known?.color}>{known ? formatMessage(known.words) : state}</StatusChip>
            </li>
          )
        })}
      </ul>
    </Part>
  )
}

const featureNames = {
  chat: [messages.featureChat, messages.featureChatWhat],
  chatEmbedded: [messages.featureChatEmbedded, messages.featureChatEmbeddedWhat],
  xlearning: [messages.featureLearning, messages.featureLearningWhat],
  aiAssistant: [messages.featureAssistant, messages.featureAssistantWhat],
} as const satisfies Record<string, readonly [MessageDescriptor, MessageDescriptor]>

function Features({ info: { installedFeatures } }: PartProps) {
  const { formatMessage } = useIntl()
  return (
    <Part title={messages.features}>
      <Text size="sm" tone="muted">
        {formatMessage(messages.featuresHint)}
      </Text>
      <ul className={styles.rows}>
        {(['chat', 'chatEmbedded', 'xlearning', 'aiAssistant'] as const).map((name) => (
          <li key={name} className={styles.line}>
            <span className={styles.who}>
              <Text as="strong">{formatMessage(featureNames[name][0])}</Text>
              <Text as="span" size="sm" tone="muted">
                {formatMessage(featureNames[name][1])}
              </Text>
            </span>
            <StatusChip color={installedFeatures[name] ? 'success' : 'neutral'}>
              {formatMessage(installedFeatures[name] ? messages.on : messages.off)}
            </StatusChip>
          </li>
        ))}
      </ul>
    </Part>
  )
}
