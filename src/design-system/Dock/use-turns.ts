import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import type { DockMember } from './dock-member'

const narrow = '(width < 768px)'

/**
 * Which member is seen where there is room for one: the one that was expanded last. Somebody who works in a panel keeps
 * it; what expands meanwhile waits in the switcher.
 */
export function useTurns(members: readonly DockMember[], row: RefObject<HTMLElement | null>) {
  const [wanted, setWanted] = useState<string | null>(null)
  const expanded = members.filter((member) => member.expanded && member.hidden !== true).map(({ id }) => id)
  const shown = wanted !== null && expanded.includes(wanted) ? wanted : (expanded.at(-1) ?? null)

  const before = useRef<{ expanded: readonly string[]; shown: string | null }>({ expanded: [], shown: null })
  const settle = useEffectEvent(() => {
    const { expanded: known, shown: last } = before.current
    const newcomer = expanded.find((id) => !known.includes(id))
    before.current = { expanded, shown }
    if (last === null) return
    const held = memberIn(row, last)?.contains(document.activeElement) === true
    if (shown === null) {
      if (held && isNarrow()) row.current?.querySelector<HTMLElement>(`[data-choose="${last}"]`)?.focus()
    } else if (newcomer !== undefined && expanded.includes(last)) {
      setWanted(held ? last : newcomer)
      before.current.shown = held ? last : newcomer
      if (!held) collapse(last)
    }
  })
  const key = expanded.join(' ')
  useEffect(() => settle(), [key])

  function collapse(id: string) {
    if (isNarrow()) members.find((member) => member.id === id)?.onExpandedChange(false)
  }

  function choose(id: string) {
    const member = members.find((one) => one.id === id)
    if (!member) return
    if (id === shown) return member.onExpandedChange(false)
    setWanted(id)
    if (shown !== null) collapse(shown)
    if (!member.expanded) member.onExpandedChange(true)
  }

  return { shown, choose }
}

function memberIn(row: RefObject<HTMLElement | null>, id: string): HTMLElement | null {
  return row.current?.querySelector<HTMLElement>(`[data-member="${id}"]`) ?? null
}

function isNarrow(): boolean {
  return typeof matchMedia !== 'undefined' && matchMedia(narrow).matches
}
