import { Anchor } from '../Link'
import styles from './Markdown.module.css'

export type MarkdownReference = {
  /** Where it leads and what it is, for those who hear only this: "Source 1: Line 4 stop on Tuesday". */
  label: string
  /** The address of the source. Without it the mark is a button. */
  href?: string | undefined
  /** The mark was chosen: show the source, for example. */
  onOpen?: (() => void) | undefined
}

export type ReferenceMarkProps = MarkdownReference & { number: number }

/** The small round number behind a sentence that has a source. */
export function ReferenceMark({ number, label, href, onOpen }: ReferenceMarkProps) {
  const common = { 'aria-label': label, title: label, className: styles.mark, onClick: onOpen }
  return (
    <sup className={styles.reference}>
      {href === undefined ? (
        <button type="button" {...common}>
          {number}
        </button>
      ) : (
        <Anchor href={href} {...common}>
          {number}
        </Anchor>
      )}
    </sup>
  )
}
