import { useCallback } from 'react'

import type { Schemas } from '@/api'
import { IconButton } from '@/design-system/IconButton'
import { CopyIcon, Icon, ThumbsDownIcon, ThumbsUpIcon } from '@/design-system/icons'
import { Markdown } from '@/design-system/Markdown'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import type { Opinion } from '../model/conversation'
import { titleOf } from '../model/source-words'
import styles from './Answer.module.css'
import { SourceCard } from './SourceCard'

export type AnswerProps = {
  answer: Schemas['AiAnswer']
  opinion: Opinion
  /** Whether an opinion is asked for. */
  canRate: boolean
  onOpinion: (opinion: Opinion) => void
  onCopy: () => void
  onSource: (index: number) => void
}

/** What the assistant says, what it rests on, and what the person thinks of it. */
export function Answer({ answer, opinion, canRate, onOpinion, onCopy, onSource }: AnswerProps) {
  const { formatMessage } = useIntl()
  const { references } = answer
  const reference = useCallback(
    (number: number) => {
      const source = references[number - 1]
      if (!source) return null
      return {
        label: formatMessage(messages.source, { number, title: titleOf(source) }),
        onOpen: () => onSource(number - 1),
      }
    },
    [references, formatMessage, onSource],
  )
  const rate = (chosen: Exclude<Opinion, null>) => onOpinion(opinion === chosen ? null : chosen)
  return (
    <article className={styles.root}>
      <VisuallyHidden>{formatMessage(messages.answered)}</VisuallyHidden>
      <Markdown
        value={answer.message}
        className={styles.text}
        topHeading={3}
        externalLinkHint={formatMessage(messages.opensInNewTab)}
        tableLabel={formatMessage(messages.table)}
        reference={reference}
      />
      {references.length > 0 && (
        <ul aria-label={formatMessage(messages.sources)} className={styles.sources}>
          {references.map((source, index) => (
            <li key={index}>
              <SourceCard source={source} onOpen={() => onSource(index)} />
            </li>
          ))}
        </ul>
      )}
      <div role="group" aria-label={formatMessage(messages.feedback)} className={styles.feedback}>
        <IconButton
          label={formatMessage(messages.helpful)}
          icon={<Icon of={ThumbsUpIcon} />}
          pressed={opinion === 'like'}
          disabled={!canRate}
          onClick={() => rate('like')}
        />
        <IconButton
          label={formatMessage(messages.notHelpful)}
          icon={<Icon of={ThumbsDownIcon} />}
          pressed={opinion === 'dislike'}
          disabled={!canRate}
          onClick={() => rate('dislike')}
        />
        <IconButton label={formatMessage(messages.copy)} icon={<Icon of={CopyIcon} />} onClick={onCopy} />
      </div>
    </article>
  )
}
