import { clsx } from 'clsx'
import type { ComponentProps, MouseEvent } from 'react'
import styles from './SkipLinks.module.css'

export type SkipLinksProps = ComponentProps<'nav'> & {
  /** Names the landmark: "Skip to". */
  label: string
  /**
   * In this order: "Go to main content", "Go to sidebar". `targetId` is the id of an element that can take the focus.
   */
  links: readonly { targetId: string; label: string }[]
}

/** Ways past the header for those who come by keyboard; unseen until one has the focus. */
export function SkipLinks({ label, links, className, ...rest }: SkipLinksProps) {
  function handleClick(event: MouseEvent, targetId: string) {
    // The address stays as it is: a hash would be a place of its own to the router.
    event.preventDefault()
    const target = document.getElementById(targetId)
    target?.focus()
    target?.scrollIntoView({ block: 'nearest' })
  }

  if (links.length === 0) return null
  return (
    <nav {...rest} aria-label={label} className={clsx(styles.root, className)}>
      {links.map((link) => (
        <a
          key={link.targetId}
          href={`#${link.targetId}`}
          className={styles.link}
          onClick={(event) => handleClick(event, link.targetId)}
        >
          {link.label}
        </a>
      ))}
    </nav>
  )
}
