import { type KeyboardEvent, type SubmitEvent, useState } from 'react'

import { IconButton } from '@/design-system/IconButton'
import { CircleXIcon, Icon, SendIcon } from '@/design-system/icons'
import { TextArea } from '@/design-system/TextArea'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import styles from './AssistantComposer.module.css'

type AssistantComposerProps = {
  /** An answer is awaited: nothing can be sent until it is there. */
  thinking: boolean
  onAsk: (question: string) => void
  onStop: () => void
}

/** Where a question is written: Enter sends it, Shift and Enter begin a new line. */
export function AssistantComposer({ thinking, onAsk, onStop }: AssistantComposerProps) {
  const { formatMessage } = useIntl()
  const [text, setText] = useState('')
  const question = text.trim()

  function send() {
    if (thinking || question === '') return
    onAsk(question)
    setText('')
  }

  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    // While a word is being composed, Enter chooses its letters.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <form
      data-button={thinking || question !== '' || undefined}
      className={styles.root}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        send()
      }}
    >
      <TextArea
        label={formatMessage(messages.ask)}
        labelHidden
        placeholder={formatMessage(messages.ask)}
        minRows={1}
        maxRows={6}
        value={text}
        onValueChange={setText}
        onKeyDown={handleKeyDown}
      />
      {thinking ? (
        <IconButton
          size="sm"
          label={formatMessage(messages.stop)}
          icon={<Icon of={CircleXIcon} />}
          className={styles.button}
          onClick={onStop}
        />
      ) : (
        question !== '' && (
          <IconButton
            size="sm"
            type="submit"
            label={formatMessage(messages.send)}
            icon={<Icon of={SendIcon} />}
            className={styles.button}
          />
        )
      )}
    </form>
  )
}
