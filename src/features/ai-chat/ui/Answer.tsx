import { memo, useCallback, useEffect, useRef, useState } from 'react'
import { Markdown } from '@/design-system/Markdown'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { titleOf } from '../model/sources'
import { spokenText } from '../model/spoken-text'
import styles from './Answer.module.css'
import { type AnswerToolActions, AnswerTools, type AnswerToolsProps } from './AnswerTools'
import { SourceCard } from './SourceCard'
import { useTyping } from './use-typing'

/** Keep the identity of these functions, so that an answer renders when it changes and not with its neighbours. */
export type AnswerActions = AnswerToolActions & {
  /** The words of the answer have begun to appear. */
  onShown: (messageId: string) => void
  /** A source was chosen, by its index among the answer's references. */
  onSource: (messageId: string, index: number) => void
}

export type AnswerProps = AnswerActions &
  AnswerToolsProps & {
    /** It arrives in view of the person: its words appear one by one. */
    isNew: boolean
  }

/** An answer of the assistant with its sources and its tools. */
export const Answer = memo(function Answer({
  answer,
  isNew,
  canRate,
  feedback,
  onSource,
  onShown,
  ...actions
}: AnswerProps) {
  const { formatMessage, formatName } = useIntl()
  const { id, content, references } = answer
  const text = useRef<HTMLDivElement>(null)
  const [typing, setTyping] = useState(() => isNew && !answer.alreadyAnimated && !prefersReducedMotion())
  // Stays off after the animation too, or the answer would be announced twice.
  const [wasTyped] = useState(typing)
  useEffect(() => {
    if (!answer.alreadyAnimated) onShown(id)
  }, [answer.alreadyAnimated, id, onShown])
  useTyping(text, typing, () => setTyping(false))

  const reference = useCallback(
    (number: number) => {
      const source = references[number - 1]
      if (!source) return null
      return {
        label: formatMessage(messages.source, { number, title: formatName(titleOf(source)) }),
        onOpen: () => onSource(id, number - 1),
      }
    },
    [references, formatMessage, formatName, onSource, id],
  )

  return (
    <article className={styles.root}>
      <VisuallyHidden>{formatMessage(messages.answered)}</VisuallyHidden>
      {/* Screen readers get the whole answer at once instead of the animated words. */}
      {typing && <VisuallyHidden>{spokenText(content)}</VisuallyHidden>}
      <div ref={text} inert={typing} aria-hidden={typing || undefined} aria-live={wasTyped ? 'off' : undefined}>
        <Markdown
          value={content}
          className={styles.text}
          topHeading={3}
          externalLinkHint={formatMessage(messages.opensInNewTab)}
          tableLabel={formatMessage(messages.table)}
          reference={reference}
        />
      </div>
      {!typing && (
        <div aria-live="off" className={styles.below}>
          {references.length > 0 && (
            <ul aria-label={formatMessage(messages.sources)} className={styles.sources}>
              {references.map((source, index) => (
                <li key={index}>
                  <SourceCard source={source} onOpen={() => onSource(id, index)} />
                </li>
              ))}
            </ul>
          )}
          <AnswerTools answer={answer} canRate={canRate} feedback={feedback} {...actions} />
        </div>
      )}
    </article>
  )
})

function prefersReducedMotion(): boolean {
  return typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches
}
