import { useRef, useState } from 'react'
import { Button } from '@/design-system/Button'
import { SubjectPicker } from '@/features/subject-picker'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import styles from './Results.module.css'

/** The way to a person who is not among those that are offered. */
export function OtherPerson({ onChoose }: { onChoose: (userId: string) => void }) {
  const { formatMessage } = useIntl()
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const choose = (userId: string) => {
    // The field has done its work; who came by keyboard goes on from where it was opened.
    setOpen(false)
    opener.current?.focus()
    onChoose(userId)
  }
  return (
    <div className={styles.other}>
      <Button
        ref={opener}
        size="sm"
        variant="plain"
        aria-expanded={isOpen}
        className={styles.more}
        onClick={() => setOpen(!isOpen)}
      >
        {formatMessage(messages.someoneElse)}
      </Button>
      {isOpen && (
        <SubjectPicker
          label={formatMessage(messages.findPerson)}
          readers={{}}
          everyone
          value={null}
          onValueChange={(subject) => {
            if (subject?.type === 'user') choose(subject.user.id)
          }}
        />
      )}
    </div>
  )
}
