import { useEffect, useRef, useState } from 'react'
import { VisuallyHidden, type VisuallyHiddenProps } from '../VisuallyHidden'

export type RouteAnnouncerProps = Omit<VisuallyHiddenProps, 'children'> & {
  /** The title of the page that is shown now, in the person's language. */
  title: string
}

/**
 * Says the title of the page after a navigation that loads no document, as a browser does after one that does. The
 * first page is left to the browser.
 */
export function RouteAnnouncer({ title, ...rest }: RouteAnnouncerProps) {
  const said = useRef(title)
  const [words, setWords] = useState('')

  useEffect(() => {
    if (said.current === title) return
    // Titles settle late (a post's name arrives with the post): the last one within the pause is said.
    const timer = setTimeout(() => {
      said.current = title
      setWords(title)
    }, 150)
    return () => clearTimeout(timer)
  }, [title])

  return (
    <VisuallyHidden {...rest} role="status" aria-live="polite" aria-atomic>
      {words}
    </VisuallyHidden>
  )
}
