import { IconButton } from '../IconButton'
import { CircleAlertIcon, Icon, XIcon } from '../icons'
import styles from './FileDrop.module.css'

export type RejectedFilesProps = {
  /** One for each file that was not taken. */
  sentences: readonly string[]
  dismissLabel: string
  onDismiss: () => void
}

/** Says which files were not taken and why, at once and until it is put away or the next try. */
export function RejectedFiles({ sentences, dismissLabel, onDismiss }: RejectedFilesProps) {
  // The region is there before its words, so that they are announced when they come.
  return (
    <div role="alert">
      {sentences.length > 0 && (
        <div className={styles.rejected}>
          <Icon of={CircleAlertIcon} size="sm" />
          <ul className={styles.reasons}>
            {sentences.map((sentence, index) => (
              <li key={index}>{sentence}</li>
            ))}
          </ul>
          <IconButton size="sm" label={dismissLabel} icon={<Icon of={XIcon} size="sm" />} onClick={onDismiss} />
        </div>
      )}
    </div>
  )
}
