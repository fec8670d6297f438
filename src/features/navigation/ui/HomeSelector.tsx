import { lazy, Suspense, useRef, useState } from 'react'

import type { Schemas } from '@/api'
import { Badge } from '@/design-system/Badge'
import { ChevronDownIcon, Icon } from '@/design-system/icons'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import styles from './HomeSelector.module.css'

const Menu = lazy(() => import('@/design-system/Menu').then(({ Menu: component }) => ({ default: component })))

export type HomeSelectorProps = {
  homes: readonly Schemas['Home'][]
  /** Stands in its place where there is nothing to choose from and no home of one's own either. */
  pageTitle?: string | undefined
  onHomeChosen: (homeId: string) => void
}

/** Which home one is in, and the way to the others. With one home, or none that is current, it is a plain title. */
export function HomeSelector({ homes, pageTitle, onHomeChosen }: HomeSelectorProps) {
  const { formatMessage } = useIntl()
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [wanted, setWanted] = useState(false)
  const current = homes.find((home) => home.current)
  const only = homes.length === 1 ? homes[0] : undefined
  if (!current || homes.length < 2) {
    return <span className={styles.name}>{current?.name ?? only?.name ?? pageTitle}</span>
  }

  const badge = <Badge tone="accent">{formatMessage(messages.newHome)}</Badge>
  return (
    <span className={styles.root}>
      <button
        ref={triggerRef}
        type="button"
        aria-label={formatMessage(messages.chooseHome, { name: current.name })}
        aria-haspopup="menu"
        aria-expanded={open}
        className={styles.trigger}
        onClick={() => {
          setWanted(true)
          setOpen(true)
        }}
      >
        <span className={styles.name}>{current.name}</span>
        <Icon of={ChevronDownIcon} size="sm" />
      </button>
      {/* Shut, the list says that something new is in it. */}
      {homes.some((home) => home.isNew) && badge}
      {wanted && (
        <Suspense>
          <Menu
            label={formatMessage(messages.homes)}
            items={homes.map(({ id, name, isNew }) => ({ id, label: name, ...(isNew && { detail: badge }) }))}
            triggerRef={triggerRef}
            open={open}
            onOpenChange={setOpen}
            onAction={onHomeChosen}
            placement="bottom start"
          />
        </Suspense>
      )}
    </span>
  )
}
