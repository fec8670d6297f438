import { flushSync } from 'react-dom'
import type { RefObject } from 'react'
import { Button } from '@/design-system/Button'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { type Sign, withSign } from '../model/signs'
import styles from './Quick.module.css'

const keys: readonly { sign: Sign; shown: string; means: (typeof messages)['signEvery'] }[] = [
  { sign: '+', shown: '+', means: messages.signEvery },
  { sign: '-', shown: '−', means: messages.signNone },
  { sign: '""', shown: '“ ”', means: messages.signExact },
  { sign: '#', shown: '#', means: messages.signHashtag },
]

type SignKeysProps = {
  input: RefObject<HTMLInputElement | null>
  value: string
  onValueChange: (value: string) => void
}

/** The signs of the search as keys above the keyboard of a phone, where they are hard to find. */
export function SignKeys({ input, value, onValueChange }: SignKeysProps) {
  const { formatMessage } = useIntl()

  function write(sign: Sign) {
    const field = input.current
    if (!field) return
    const { text, caret } = withSign(value, sign, field.selectionStart ?? value.length, field.selectionEnd)
    // The caret can only be set in the new words.
    flushSync(() => onValueChange(text))
    field.focus()
    field.setSelectionRange(caret, caret)
  }

  return (
    <div role="group" aria-label={formatMessage(messages.signs)} className={styles.signs}>
      {keys.map(({ sign, shown, means }) => (
        <Button
          key={sign}
          className={styles.sign}
          // The focus stays in the field, and with it the keyboard.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => write(sign)}
        >
          <span className={styles.signShown}>{shown}</span> {formatMessage(means)}
        </Button>
      ))}
    </div>
  )
}
