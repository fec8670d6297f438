import { type FocusEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { steadyRows } from '../model/steady-rows'

/** How long a finished row stays, with its way back, in milliseconds. */
const STAYS = 5_000

type Row = { id: string }

export type SteadyRows<Item extends Row, Done> = {
  rows: readonly Item[]
  /** What became of a row that is done; undefined while it waits. */
  doneOf: (id: string) => Done | undefined
  finish: (id: string, done: Done) => void
  /** It was undone: the row waits again. */
  resume: (id: string) => void
  /** For the element around the rows. */
  holders: {
    onPointerEnter: () => void
    onPointerLeave: () => void
    onFocus: () => void
    onBlur: (event: FocusEvent) => void
  }
}

/** Rows that stay where they are while somebody works on them, and finished ones for as long as they can be undone. */
export function useSteadyRows<Item extends Row, Done>(
  listed: readonly Item[] | undefined,
  most: number,
  place: RefObject<HTMLElement | null>,
): SteadyRows<Item, Done> {
  const [rows, setRows] = useState<readonly Item[]>([])
  const [done, setDone] = useState<ReadonlyMap<string, Done>>(new Map())
  const [over, setOver] = useState(false)
  const [focused, setFocused] = useState(false)
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  const finished = new Set(done.keys())
  const shown = listed ? steadyRows({ rows, finished }, { listed, most, held: over || focused }) : rows
  if (shown !== rows) setRows(shown)

  useEffect(() => {
    const pending = timers.current
    return () => {
      for (const timer of pending.values()) clearTimeout(timer)
    }
  }, [])

  const count = shown.length
  useEffect(() => {
    // A finished row takes the focus along.
    if (focused && document.activeElement === document.body) place.current?.focus({ preventScroll: true })
  }, [count, focused, place])

  function without(id: string) {
    clearTimeout(timers.current.get(id))
    timers.current.delete(id)
    setDone((before) => new Map([...before].filter(([one]) => one !== id)))
  }

  return {
    rows: shown,
    doneOf: (id) => done.get(id),
    finish: (id, what) => {
      setDone((before) => new Map(before).set(id, what))
      clearTimeout(timers.current.get(id))
      const leave = () => {
        without(id)
        setRows((before) => before.filter((row) => row.id !== id))
      }
      timers.current.set(id, setTimeout(leave, STAYS))
    },
    resume: without,
    holders: {
      onPointerEnter: () => setOver(true),
      onPointerLeave: () => setOver(false),
      onFocus: () => setFocused(true),
      onBlur: ({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false)
      },
    },
  }
}
