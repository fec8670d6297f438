import { type ReactNode, useState } from 'react'
import { Button } from '@/design-system/Button'
import { TextField } from '@/design-system/TextField'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import styles from './UploadPanel.module.css'

type Answer = {
  label: string
  /** Says which file it is about, where several questions stand below each other. */
  name?: string
}

export type VersionQuestionProps = {
  /** What is asked. */
  children: ReactNode
  version: Answer
  both: Answer
  /** A further answer: before the others where it is the one to expect, else behind them. */
  skip?: Answer & { onSkip: () => void }
  later?: Answer & { onLater: () => void }
  /** The note says what is new. */
  onVersion: (note: string) => void
  onBoth: () => void
}

/** Asks what becomes of files whose names the post has already, and what is new in them. */
export function VersionQuestion({ children, version, both, skip, later, onVersion, onBoth }: VersionQuestionProps) {
  const { formatMessage } = useIntl()
  const [note, setNote] = useState('')
  return (
    <div className={styles.question}>
      <p>{children}</p>
      <TextField
        label={formatMessage(messages.note)}
        optionalLabel={formatMessage(messages.optional)}
        maxLength={200}
        value={note}
        onValueChange={setNote}
      />
      <div className={styles.answers}>
        {skip && (
          <Button size="sm" variant="primary" aria-label={skip.name} onClick={skip.onSkip}>
            {skip.label}
          </Button>
        )}
        <Button
          size="sm"
          {...(!skip && { variant: 'primary' })}
          aria-label={version.name}
          onClick={() => onVersion(note)}
        >
          {version.label}
        </Button>
        <Button size="sm" aria-label={both.name} onClick={onBoth}>
          {both.label}
        </Button>
        {later && (
          <Button size="sm" variant="plain" onClick={later.onLater}>
            {later.label}
          </Button>
        )}
      </div>
    </div>
  )
}
