import { useId } from 'react'

import { Heading } from '@/design-system/Heading'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import styles from './AssistantWelcome.module.css'

type AssistantWelcomeProps = { firstName: string; onAsk: (question: string) => void }

const suggestions = [messages.suggestNews, messages.suggestTasks, messages.suggestSearch]

/** What the panel says before the first question: what the assistant is, and what one could ask. */
export function AssistantWelcome({ firstName, onAsk }: AssistantWelcomeProps) {
  const { formatMessage } = useIntl()
  const labelId = useId()
  return (
    <div className={styles.root}>
      <Heading level={3} size="title">
        {formatMessage(messages.greeting, { name: firstName })}
      </Heading>
      <Text tone="muted">{formatMessage(messages.description)}</Text>
      <div role="group" aria-labelledby={labelId} className={styles.suggestions}>
        <Heading level={4} size="label" id={labelId}>
          {formatMessage(messages.suggestions)}
        </Heading>
        {suggestions.map((suggestion) => {
          const question = formatMessage(suggestion)
          return (
            <button key={suggestion.id} type="button" className={styles.suggestion} onClick={() => onAsk(question)}>
              {question}
            </button>
          )
        })}
      </div>
    </div>
  )
}
