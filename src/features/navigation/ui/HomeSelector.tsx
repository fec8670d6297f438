import { Suspense, useRef, useState } from 'react'
import type { Schemas } from '@/api'
import { Badge } from '@/design-system/Badge'
import { ChevronDownIcon, Icon } from '@/design-system/icons'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { otherPlacesMessages } from '../other-places/messages'
import { useHomes } from '../model/use-homes'
import styles from './HomeSelector.module.css'

const Menu = loadable(() => import('@/design-system/Menu')).component('Menu')

export type HomeSelectorProps = {
  homes: readonly Schemas['Home'][]
  /** Shown instead where there is no home. */
  pageTitle?: string | undefined
  onHomeChosen: (homeId: string) => void
}

/** The current home and the menu of the others. With one home, or none that is current, it is a plain title. */
export function HomeSelector({ homes, pageTitle, onHomeChosen }: HomeSelectorProps) {
  const { formatMessage, formatName } = useIntl()
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const current = homes.find((home) => home.current)
  const only = homes.length === 1 ? homes[0] : undefined
  if (!current || homes.length < 2) {
    const shown = current ?? only
    return <span className={styles.name}>{shown ? formatName(shown.name) : pageTitle}</span>
  }

  const badge = <Badge tone="accent">{formatMessage(otherPlacesMessages.newHome)}</Badge>
  return (
    <span className={styles.root}>
      <button
        ref={triggerRef}
        type="button"
        aria-label={formatMessage(otherPlacesMessages.chooseHome, { name: formatName(current.name) })}
        aria-haspopup="menu"
        aria-expanded={open}
        className={styles.trigger}
        onClick={() => {
          setWasOpened(true)
          setOpen(true)
        }}
      >
        <span className={styles.name}>{formatName(current.name)}</span>
        <Icon of={ChevronDownIcon} size="sm" />
      </button>
      {/* The closed menu says that something in it is new. */}
      {homes.some((home) => home.isNew) && badge}
      {wasOpened && (
        <Suspense>
          <Menu
            label={formatMessage(otherPlacesMessages.homes)}
            items={homes.map(({ id, name, isNew }) => ({
              id,
              label: formatName(name),
              ...(isNew && { detail: badge }),
            }))}
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

export type HomesProps = Omit<HomeSelectorProps, 'homes'> & {
  /** The home in the address, if one is. */
  homeInAddress: string | undefined
}

/** The selector with the person's homes, as soon as they are known. */
export function Homes({ homeInAddress, ...selector }: HomesProps) {
  const homes = useHomes(homeInAddress)
  return homes && <HomeSelector homes={homes} {...selector} />
}
