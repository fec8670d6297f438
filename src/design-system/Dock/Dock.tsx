import { clsx } from 'clsx'
import { useRef, type ComponentProps } from 'react'
import styles from './Dock.module.css'
import type { DockMember } from './dock-member'
import { DockSwitcher } from './DockSwitcher'
import { useDockHeight } from './use-dock-height'
import { useFocusPassedOn } from './use-focus-passed-on'
import { useRoom } from './use-room'
import { useTurns } from './use-turns'

export type DockProps = ComponentProps<'section'> & {
  /** Names the landmark, so that people find what goes on beside their work: "Running in the background". */
  label: string
  /** Panels that take turns where there is little room, from the end of the edge on. Children stand before them. */
  members?: readonly DockMember[]
  /** Names the switcher between the members: "Choose a panel". */
  switcherLabel?: string
}

const NOBODY: readonly DockMember[] = []

/**
 * What goes on beside the page, on the lower edge of the window: DockPanels and the floating button, the first child at
 * the end. Who is missing leaves no hole; an empty dock is not there. Give it to AppShell as `dock`.
 */
export function Dock({ label, members = NOBODY, switcherLabel, className, children, ...rest }: DockProps) {
  const row = useRef<HTMLDivElement>(null)
  useDockHeight(row)
  const { shown, choose } = useTurns(members, row)
  useRoom(members, row)
  const focus = useFocusPassedOn(row)
  const present = members.filter(({ hidden }) => hidden !== true)
  const switched = present.length > 1

  return (
    <section
      aria-label={label}
      {...rest}
      data-switched={switched || undefined}
      className={clsx(styles.root, className)}
    >
      <div ref={row} className={styles.row} {...focus}>
        {children}
        {members.map(({ id, hidden, panel }) => (
          <div
            key={id}
            data-member={id}
            data-shown={id === shown || undefined}
            hidden={hidden}
            className={styles.member}
          >
            {panel}
          </div>
        ))}
        {switched && <DockSwitcher label={switcherLabel} members={present} shown={shown} onChoose={choose} />}
      </div>
    </section>
  )
}
