import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { UNDO_MS } from '@/features/held-acts'
import { later } from '@/shared/delay'
import { steadyRows } from '../model/steady-rows'

type Row = { id: string }

/** What became of a row, and whether that can still be undone. */
type Finished<Done> = { done: Done; undoable: boolean }

export type SteadyRows<Item extends Row, Done> = {
  rows: readonly Item[]
  /** What became of a row that is done; undefined while it waits. */
  finishedOf: (id: string) => Finished<Done> | undefined
  /** Whether the server still lists it; a row that is held in its place may wait no longer. */
  isListed: (id: string) => boolean
  finish: (id: string, done: Done) => void
  /** It was undone: the row waits again. */
  resume: (id: string) => void
  /** For the element around the rows. */
  holders: {
    ref: (element: HTMLElement | null) => void
    tabIndex: -1
    onPointerEnter: () => void
    onPointerLeave: () => void
    onFocus: () => void
    onBlur: (event: FocusEvent) => void
  }
}

/**
 * Rows that stay where they are while somebody works on them, and finished ones for as long as they can be undone.
 * `isHeld` names rows that are done elsewhere and wait there for their Undo to be over.
 */
export function useSteadyRows<Item extends Row, Done>(
  listed: readonly Item[] | undefined,
  most: number,
  isHeld: (row: Item) => boolean = () => false,
): SteadyRows<Item, Done> {
  const ref = useRef<HTMLElement>(null)
  const timers = useRef(new Map<string, () => void>())
  const [rows, setRows] = useState<readonly Item[]>([])
  const [finished, setFinished] = useState<ReadonlyMap<string, Finished<Done>>>(new Map())
  const [over, setOver] = useState(false)
  const [focused, setFocused] = useState(false)

  const staying = new Set([...finished].filter(([, { undoable }]) => undoable).map(([id]) => id))
  for (const row of rows) if (isHeld(row)) staying.add(row.id)
  const shown = listed ? steadyRows({ rows, finished: staying }, { listed, most, held: over || focused }) : rows
  if (shown !== rows) setRows(shown)

  useEffect(() => {
    const pending = timers.current
    return () => {
      for (const cancel of pending.values()) cancel()
    }
  }, [])

  useEffect(() => {
    // What had the focus has gone from its row.
    if (focused && document.activeElement === document.body) ref.current?.focus({ preventScroll: true })
  })

  function resume(id: string) {
    timers.current.get(id)?.()
    timers.current.delete(id)
    setFinished((before) => new Map([...before].filter(([one]) => one !== id)))
  }

  const listedIds = new Set(listed?.map(({ id }) => id))

  return {
    rows: shown,
    finishedOf(id) {
      const one = finished.get(id)
      // What is listed once Undo is over waits anew.
      return one && !one.undoable && listedIds.has(id) ? undefined : one
    },
    finish(id, done) {
      timers.current.get(id)?.()
      setFinished((before) => new Map(before).set(id, { done, undoable: true }))
      const end = () => setFinished((before) => new Map(before).set(id, { done, undoable: false }))
      timers.current.set(id, later(end, UNDO_MS))
    },
    isListed: (id) => listedIds.has(id),
    resume,
    holders: {
      ref: (element) => {
        ref.current = element
      },
      tabIndex: -1,
      onPointerEnter: () => setOver(true),
      onPointerLeave: () => setOver(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false)
      },
    },
  }
}
