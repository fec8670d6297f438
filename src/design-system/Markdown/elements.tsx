import { createElement, type ReactNode } from 'react'
import type { Components, ExtraProps } from 'react-markdown'

import { SafeLink } from '../RichText'
import styles from './Markdown.module.css'
import { ReferenceMark, type MarkdownReference } from './ReferenceMark'

export type Drawing = {
  externalLinkHint: string
  tableLabel: string
  reference: ((number: number) => MarkdownReference | null) | undefined
}

type Drawn = ExtraProps & { children?: ReactNode }

/** Elements that are drawn bare; whatever attributes the parser gives them end here. */
const bare = [
  'p',
  'strong',
  'em',
  'del',
  'ul',
  'br',
  'hr',
  'blockquote',
  'code',
  'thead',
  'tbody',
  'tr',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
] as const

/** Every element that an answer can bring; any other is taken away and its words stay. */
export const allowedElements = [...bare, 'a', 'ol', 'li', 'pre', 'table', 'th', 'td', 'label', 'sup']

/** Draws each allowed element with exactly those attributes that are named here. */
export function elementsFor({ externalLinkHint, tableLabel, reference }: Drawing): Components {
  return {
    ...Object.fromEntries(bare.map((tag) => [tag, ({ children }: Drawn) => createElement(tag, null, children)])),
    a: ({ node, children }: Drawn) => (
      <SafeLink href={node?.properties['href']} externalLinkHint={externalLinkHint}>
        {children}
      </SafeLink>
    ),
    ol: ({ node, children }: Drawn) => <ol start={wholeNumber(node?.properties['start'])}>{children}</ol>,
    li: ({ node, children }: Drawn) => {
      const line = node?.children[0]
      const checklist = line?.type === 'element' && line.tagName === 'label'
      return <li data-checklist={checklist || undefined}>{children}</li>
    },
    label: ({ node, children }: Drawn) => (
      <label>
        <input type="checkbox" checked={node?.properties['checked'] === true} disabled />
        <span>{children}</span>
      </label>
    ),
    // Long lines scroll sideways, so the block can be reached and scrolled by keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region without controls is out of the keyboard's reach otherwise
    pre: ({ children }: Drawn) => <pre tabIndex={0}>{children}</pre>,
    table: ({ children }: Drawn) => (
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
      <div role="group" aria-label={tableLabel} tabIndex={0} className={styles.table}>
        <table>{children}</table>
      </div>
    ),
    th: ({ node, children }: Drawn) => <th data-align={alignment(node)}>{children}</th>,
    td: ({ node, children }: Drawn) => <td data-align={alignment(node)}>{children}</td>,
    sup: ({ node }: Drawn) => {
      const number = Number(node?.properties['number'])
      if (!reference) return `[${number}]`
      const target = reference(number)
      return target && <ReferenceMark number={number} {...target} />
    },
  }
}

function wholeNumber(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) ? value : undefined
}

/** By the line of writing: what is right in the source is the end, also where one writes from right to left. */
function alignment(node: ExtraProps['node']): 'end' | 'center' | undefined {
  const align = node?.properties['align']
  return align === 'right' ? 'end' : align === 'center' ? 'center' : undefined
}
