import { clsx } from 'clsx'
import { type ComponentProps, useMemo } from 'react'
import ReactMarkdown from 'react-markdown'
import remarkGfm from 'remark-gfm'

import { safeAddress } from '../RichText'
import { allowedElements, elementsFor } from './elements'
import { keepToText } from './keep-to-text'
import { markReferences } from './mark-references'
import { fitOutline, nameChecks } from './markdown-tree'
import { proseStyles } from '../prose'
import styles from './Markdown.module.css'
import type { MarkdownReference } from './ReferenceMark'
import { settledPart } from './settled-part'

export type MarkdownProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The text in Markdown: CommonMark with tables, strike and checklists. */
  value: string
  /** The text is still being written: what has only begun at its end waits or counts as ended. */
  growing?: boolean
  /** `md` beside the page, as in the assistant's panel; `lg` where the answer is what one reads. */
  size?: 'md' | 'lg'
  /** The level that the text's largest heading takes, so that it stands below the heading of the message. */
  topHeading?: 2 | 3 | 4 | 5 | 6
  /** Said after a link that opens beside the portal: "opens in a new tab". */
  externalLinkHint: string
  /** Names each table, which can be scrolled sideways: "Table". */
  tableLabel: string
  /**
   * What the mark `[2]` stands for, or null where it leads nowhere: then it is left out. Without the function the marks
   * stay as they are written. Keep its identity while nothing changes, since a new one draws the whole text anew.
   */
  reference?: ((number: number) => MarkdownReference | null) | undefined
}

/** An answer of the assistant, as React elements: no pictures, no HTML, and links only to where one may be sent. */
export function Markdown({
  value,
  growing = false,
  size = 'md',
  topHeading = 3,
  externalLinkHint,
  tableLabel,
  reference,
  className,
  ...rest
}: MarkdownProps) {
  const components = useMemo(
    () => elementsFor({ externalLinkHint, tableLabel, reference }),
    [externalLinkHint, tableLabel, reference],
  )
  const content = useMemo(
    () => (
      <ReactMarkdown
        remarkPlugins={[remarkGfm, keepToText, markReferences, nameChecks, [fitOutline, { topHeading }]]}
        allowedElements={allowedElements}
        unwrapDisallowed
        components={components}
        urlTransform={safeAddress}
      >
        {growing ? settledPart(value) : value}
      </ReactMarkdown>
    ),
    [value, growing, topHeading, components],
  )
  return (
    <div {...rest} data-size={size} className={clsx(proseStyles.prose, styles.root, className)}>
      {content}
    </div>
  )
}
