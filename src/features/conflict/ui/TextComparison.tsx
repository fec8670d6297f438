import { type ReactNode, useState } from 'react'
import type { Schemas } from '@/api'
import { Badge } from '@/design-system/Badge'
import { Heading, type HeadingProps } from '@/design-system/Heading'
import { SegmentedControl } from '@/design-system/SegmentedControl'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { compareBlocks, type TextBlock } from '../model/text-blocks'
import styles from './TextComparison.module.css'

/** One of the two texts; a comment has no title. */
export type ComparedText = Pick<Schemas['DraftFields'], 'content'> &
  Partial<Pick<Schemas['DraftFields'], 'title' | 'language'>> & {
    /** What it is called above it. */
    name: string
    /** Below it: what can be done with it. */
    footer?: ReactNode
  }

export type TextComparisonProps = {
  first: ComparedText
  second: ComparedText
  /** Of the names of the texts. */
  level?: HeadingProps['level']
}

/** Two texts beside each other, on a phone one at a time; paragraphs that only one of them has are marked. */
export function TextComparison({ first, second, level = 3 }: TextComparisonProps) {
  const { formatMessage } = useIntl()
  const [shown, setShown] = useState<'first' | 'second'>('first')
  const [ofFirst, ofSecond] = compareBlocks(first.content, second.content)
  const shared = { level, titleChanged: first.title !== second.title }
  return (
    <div>
      <SegmentedControl
        className={styles.switch}
        label={formatMessage(messages.whichText)}
        value={shown}
        options={[
          { value: 'first', label: first.name },
          { value: 'second', label: second.name },
        ]}
        onValueChange={setShown}
      />
      <div className={styles.versions} data-shown={shown}>
        <Blocks {...shared} text={first} blocks={ofFirst} which="first" />
        <Blocks {...shared} text={second} blocks={ofSecond} which="second" />
      </div>
    </div>
  )
}

type BlocksProps = {
  text: ComparedText
  blocks: readonly TextBlock[]
  titleChanged: boolean
  which: 'first' | 'second'
  level: HeadingProps['level']
}

function Blocks({ text: { name, title, language, footer }, blocks, titleChanged, which, level }: BlocksProps) {
  const { formatMessage } = useIntl()
  const mark = <Badge tone="outline">{formatMessage(messages.changed)}</Badge>
  return (
    <section aria-label={name} className={styles.version} data-which={which}>
      <Heading level={level} size="title">
        {name}
      </Heading>
      <div lang={language} className={styles.text}>
        {title !== undefined && (
          <p className={styles.title} data-changed={titleChanged || undefined}>
            {title || formatMessage(messages.untitled)} {titleChanged && mark}
          </p>
        )}
        {blocks.map(({ text, changed }, index) => (
          <p key={index} data-changed={changed || undefined}>
            {text || formatMessage(messages.picture)} {changed && mark}
          </p>
        ))}
      </div>
      {footer && <div>{footer}</div>}
    </section>
  )
}
