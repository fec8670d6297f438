import { memo, useCallback, useEffect, useRef, useState } from 'react'
import { Markdown } from '@/design-system/Markdown'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import type { Answer as AnswerSaid } from '../model/chat'
import type { Feedback, FeedbackDetail } from '../model/feedback'
import { titleOf } from '../model/source-words'
import { spokenText } from '../model/spoken-text'
import styles from './Answer.module.css'
import { AnswerTools } from './AnswerTools'
import { SourceCard } from './SourceCard'
import { useTyping } from './use-typing'

/** What people do with answers. Keep their identity, so that an answer is drawn when it changes and not with its neighbours. */
export type AnswerActs = {
  /** The words of the answer have begun to appear. */
  onShown: (messageId: string) => void
  onOpinion: (messageId: string, like: boolean) => void
  /** Something was chosen or written in the form below an answer. */
  onDetailChange: (detail: FeedbackDetail) => void
  onDetail: (detail: FeedbackDetail) => void
  onDetailClose: () => void
  onCopy: (messageId: string) => void
  /** A source was chosen, by its place among the answer's references. */
  onSource: (messageId: string, index: number) => void
}

export type AnswerProps = AnswerActs & {
  answer: AnswerSaid
  /** Whether an opinion is asked for. */
  canRate: boolean
  /** How far the chat is in hearing about this answer. */
  feedback: Feedback['phase']
  /** What was begun in the form about this answer. */
  detail: FeedbackDetail
}

/** What the assistant says, what it rests on, and what the person thinks of it. */
export const Answer = memo(function Answer({ answer, canRate, feedback, onSource, onShown, ...acts }: AnswerProps) {
  const { formatMessage } = useIntl()
  const { id, content, references } = answer
  const text = useRef<HTMLDivElement>(null)
  const [typing, setTyping] = useState(() => !answer.alreadyAnimated && !prefersStillness())
  // Who looks away meanwhile finds it whole.
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
        label: formatMessage(messages.source, { number, title: titleOf(source) }),
        onOpen: () => onSource(id, number - 1),
      }
    },
    [references, formatMessage, onSource, id],
  )

  return (
    <article className={styles.root}>
      <VisuallyHidden>{formatMessage(messages.answered)}</VisuallyHidden>
      {/* Those who listen hear it whole, and once: what appears word by word is not for them. */}
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
          <AnswerTools answer={answer} canRate={canRate} feedback={feedback} {...acts} />
        </div>
      )}
    </article>
  )
})

function prefersStillness(): boolean {
  return typeof matchMedia !== 'undefined' && matchMedia('(prefers-reduced-motion: reduce)').matches
}
