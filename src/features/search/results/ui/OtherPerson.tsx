import { useState } from 'react'
import { Button } from '@/design-system/Button'
import { SubjectPicker } from '@/features/subject-picker'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import styles from './Results.module.css'

/** The way to a person who is not among those that are offered. */
export function OtherPerson({ onChoose }: { onChoose: (userId: string) => void }) {
  const { formatMessage } = useIntl()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className={styles.other}>
      <Button size="sm" variant="plain" aria-expanded={isOpen} className={styles.more} onClick={() => setOpen(!isOpen)}>
        {formatMessage(messages.someoneElse)}
      </Button>
      {isOpen && (
        <SubjectPicker
          label={formatMessage(messages.findPerson)}
          readers={{}}
          everyone
          value={null}
          onValueChange={(subject) => {
            if (subject?.type === 'user') onChoose(subject.user.id)
          }}
        />
      )}
    </div>
  )
}
