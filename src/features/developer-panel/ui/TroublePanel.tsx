import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, type KeyboardEvent } from 'react'

import { Heading } from '@/design-system/Heading'
import { IconButton } from '@/design-system/IconButton'
import { Icon, XIcon } from '@/design-system/icons'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'

import { worldName } from '../api/mock-world'
import { mockWorldQueries, useWorldAct } from '../api/queries'
import { messages } from '../messages'
import { FaultsForm } from './FaultsForm'
import { NotificationForm } from './NotificationForm'
import { OverlayButtons } from './OverlayButtons'
import { SeedForm } from './SeedForm'
import { ServerSwitches } from './ServerSwitches'
import styles from './TroublePanel.module.css'

export type TroublePanelProps = {
  id: string
  onClose: () => void
}

/** What can be done to the world. Not modal: the page behind it is what one wants to watch. */
export function TroublePanel({ id, onClose }: TroublePanelProps) {
  const { formatMessage } = useIntl()
  const titleId = useId()
  const panelRef = useRef<HTMLDivElement>(null)
  const { data: world, isError } = useQuery(mockWorldQueries.state())
  const { mutate: act, isPending, isSuccess, error } = useWorldAct()

  useEffect(() => panelRef.current?.focus(), [])

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    // The page may have something open that listens for Escape too.
    event.stopPropagation()
    onClose()
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from any control inside
    <div
      id={id}
      ref={panelRef}
      role="dialog"
      aria-modal={false}
      aria-labelledby={titleId}
      tabIndex={-1}
      className={styles.root}
      onKeyDown={handleKeyDown}
    >
      <Stack direction="row" justify="between" wrap={false}>
        <Heading level={2} size="small" id={titleId}>
          {formatMessage(messages.title)}
        </Heading>
        <IconButton
          size="sm"
          label={formatMessage(messages.close)}
          icon={<Icon of={XIcon} size="sm" />}
          onClick={onClose}
        />
      </Stack>
      {!world && <Text tone="muted">{formatMessage(isError ? messages.unreachable : messages.loading)}</Text>}
      {world && (
        <>
          <Text size="xs" tone="muted">
            {formatMessage(messages.intro, { world: worldName(), version: world.build.version })}
          </Text>
          <ServerSwitches world={world} onChange={act} busy={isPending} />
          <NotificationForm onChange={act} busy={isPending} />
          <FaultsForm faults={world.faults} onChange={act} busy={isPending} />
          <SeedForm seed={world.seed} onChange={act} busy={isPending} />
        </>
      )}
      <OverlayButtons />
      <Text size="xs" tone={error ? 'error' : 'muted'} role="status">
        {error && formatMessage(messages.refused, { reason: error.message })}
        {isSuccess && formatMessage(messages.done)}
      </Text>
    </div>
  )
}
