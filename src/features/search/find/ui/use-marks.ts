import { type RefObject, useEffect, useState } from 'react'

type Marks = {
  /** How many there are; null until they were counted. */
  count: number | null
  /** Which of them is shown, from 1. */
  position: number
  /** Shows one after or before, in a ring. */
  step: (by: 1 | -1) => void
  /** Gives the focus to the text at the place that is shown. */
  leave: () => void
}

/** The marks in the article around an element, of which one is shown: the first, until the reader goes on. */
export function useMarks(inside: RefObject<HTMLElement | null>): Marks {
  const [marks, setMarks] = useState<readonly HTMLElement[] | null>(null)
  const [chosen, setChosen] = useState<HTMLElement | null>(null)

  // The text may change, and its tables come later.
  useEffect(() => {
    const article = inside.current?.closest('article')
    if (!article) return
    const count = () => setMarks([...article.querySelectorAll('mark')])
    const watch = new MutationObserver(count)
    watch.observe(article, { childList: true, subtree: true })
    count()
    return () => watch.disconnect()
  }, [inside])

  const at = Math.max(0, marks?.indexOf(chosen as HTMLElement) ?? 0)
  const shown = marks?.[at]
  useEffect(() => {
    if (!shown) return
    shown.setAttribute('data-shown', '')
    // At once, so there is no motion to reduce.
    shown.scrollIntoView({ block: 'center', behavior: 'instant' })
    return () => shown.removeAttribute('data-shown')
  }, [shown])

  return {
    count: marks?.length ?? null,
    position: at + 1,
    step: (by) => setChosen(marks?.[(at + by + marks.length) % marks.length] ?? null),
    leave: () => {
      const place = shown?.parentElement ?? inside.current?.closest('article')
      place?.setAttribute('tabindex', '-1')
      place?.focus({ preventScroll: true })
    },
  }
}
