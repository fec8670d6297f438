import { clsx } from 'clsx'
import { Suspense, useImperativeHandle, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { EllipsisIcon, Icon } from '../icons'
import type { MenuItem } from '../Menu'
import { useFittingItems } from './use-fitting-items'
import { useRovingFocus } from './use-roving-focus'
import styles from './Toolbar.module.css'
import { loadable } from '../../shared/loadable'

// Most toolbars fit; the menu and the library beneath it come with the first that does not and is asked for the rest.
const Menu = loadable(() => import('../Menu')).component('Menu')

export type ToolbarItem = {
  id: string
  /** What it does: its name, and its words in the menu. */
  label: string
  /** An Icon. With one the words are not shown in the row, only in the menu. */
  icon?: ReactNode
  /** Makes it a toggle: bold is on. */
  pressed?: boolean | undefined
  /** It keeps its place among the arrow keys, so that people learn of it. */
  disabled?: boolean | undefined
  /** The keys that do the same, as in `aria-keyshortcuts`: "Control+B". Listening for them is the user's. */
  shortcut?: string | undefined
}

export type ToolbarGroup = {
  id: string
  /** Names the group where its buttons alone do not say it: "Alignment". */
  label?: string | undefined
  items: readonly ToolbarItem[]
}

export type ToolbarProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** What the tools work on: "Format the text". */
  label: string
  groups: readonly ToolbarGroup[]
  onAction: (id: string) => void
  /** Names the button of the menu with the tools that do not fit: "More tools". */
  moreLabel: string
  /** Stands behind a pressed toggle in that menu: "on". */
  onLabel?: string | undefined
}

/** Tools for the thing beside them, in one row and one stop of the Tab key; what does not fit goes into a menu. */
export function Toolbar({ label, groups, onAction, moreLabel, onLabel, className, ref, ...rest }: ToolbarProps) {
  const root = useRef<HTMLDivElement>(null)
  const row = useRef<HTMLDivElement>(null)
  const more = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  useImperativeHandle(ref, () => root.current as HTMLDivElement)
  const items = groups.flatMap((group) => group.items)
  const fitting = useFittingItems(row, items.map(({ id, label: words }) => `${id} ${words}`).join())
  const { onFocus, onKeyDown } = useRovingFocus(root)
  const hidden = items.slice(fitting)

  return (
    <div
      {...rest}
      ref={root}
      role="toolbar"
      aria-label={label}
      className={clsx(styles.root, className)}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
    >
      <div ref={row} className={styles.row}>
        {groups.map((group) => (
          <div
            key={group.id}
            role={group.label === undefined ? undefined : 'group'}
            aria-label={group.label}
            className={styles.group}
          >
            {group.items.map((item) => (
              <ToolbarButton
                key={item.id}
                item={item}
                hidden={hidden.includes(item)}
                onPress={() => onAction(item.id)}
              />
            ))}
          </div>
        ))}
      </div>
      {hidden.length > 0 && (
        <button
          ref={more}
          type="button"
          aria-label={moreLabel}
          title={moreLabel}
          aria-haspopup="menu"
          aria-expanded={open}
          className={styles.button}
          onClick={() => setOpen(true)}
        >
          <Icon of={EllipsisIcon} />
        </button>
      )}
      {open && (
        <Suspense>
          <Menu
            label={moreLabel}
            items={hidden.map((item) => menuItem(item, onLabel))}
            triggerRef={more}
            open
            onOpenChange={setOpen}
            onAction={onAction}
          />
        </Suspense>
      )}
    </div>
  )
}

function menuItem({ id, label, icon, pressed, disabled = false }: ToolbarItem, onLabel: string | undefined): MenuItem {
  return { id, label, icon, disabled, detail: pressed ? onLabel : undefined }
}

type ToolbarButtonProps = {
  item: ToolbarItem
  /** It stands in the menu now; its place in the row is kept, unseen, to be measured. */
  hidden: boolean
  onPress: () => void
}

/** One tool in the row. */
function ToolbarButton({ item, hidden, onPress }: ToolbarButtonProps) {
  const { label, icon, pressed, disabled, shortcut } = item
  return (
    <button
      type="button"
      data-item
      data-hidden={hidden || undefined}
      aria-label={icon === undefined ? undefined : label}
      title={icon === undefined ? undefined : label}
      aria-pressed={pressed}
      aria-disabled={disabled}
      aria-keyshortcuts={shortcut}
      className={styles.button}
      // The focus stays in what the tool works on, where that has it: a text keeps its selection.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => !disabled && onPress()}
    >
      {icon ?? label}
    </button>
  )
}
