import type { KeyboardEvent, Ref, SubmitEvent } from 'react'

import { IconButton } from '@/design-system/IconButton'
import { CircleXIcon, Icon, SendIcon } from '@/design-system/icons'
import { TextArea } from '@/design-system/TextArea'
import { AI_INPUT_ROWS } from '@/shared/constants'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'
import styles from './AssistantComposer.module.css'

type AssistantComposerProps = {
  /** An answer is awaited: nothing can be sent. */
  thinking: boolean
  /** The text that is not sent yet. */
  value: string
  onValueChange: (value: string) => void
  onSend: () => void
  onStop: () => void
  fieldRef?: Ref<HTMLTextAreaElement>
}

/** Limit of the contract. */
const LONGEST_QUESTION = 4_000

/** Where a question is written: Enter sends it, Shift and Enter begin a new line. */
export function AssistantComposer({
  thinking,
  value,
  onValueChange,
  onSend,
  onStop,
  fieldRef,
}: AssistantComposerProps) {
  const { formatMessage } = useIntl()
  const canSend = value.trim() !== ''

  function send() {
    if (!thinking && canSend) onSend()
  }

  function handleKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    // While a word is being composed, Enter chooses its letters.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }

  return (
    <form
      data-button={thinking || canSend || undefined}
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
        minRows={AI_INPUT_ROWS.min}
        maxRows={AI_INPUT_ROWS.max}
        ref={fieldRef}
        maxLength={LONGEST_QUESTION}
        value={value}
        onValueChange={onValueChange}
        onKeyDown={handleKeyDown}
      />
      {/* The keys keep a press on Stop from reaching the Send button that replaces it. */}
      {thinking ? (
        <IconButton
          key="stop"
          size="sm"
          label={formatMessage(messages.stop)}
          icon={<Icon of={CircleXIcon} />}
          className={styles.button}
          onClick={onStop}
        />
      ) : (
        canSend && (
          <IconButton
            key="send"
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
