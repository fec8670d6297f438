import { useRef } from 'react'
import { IconButton } from '@/design-system/IconButton'
import { ChevronDownIcon, ChevronUpIcon, Icon, XIcon } from '@/design-system/icons'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import styles from './FindBar.module.css'
import { useMarks } from './use-marks'

export type FindBarProps = {
  /** Ends the search in the text. */
  onClose: () => void
}

/** How often the article around it has what is searched for, and the ways from place to place. */
export function FindBar({ onClose }: FindBarProps) {
  const { formatMessage } = useIntl()
  const root = useRef<HTMLDivElement>(null)
  const { count, position, step, leave } = useMarks(root)
  return (
    <div ref={root} role="group" aria-label={formatMessage(messages.label)} className={styles.root}>
      <p role="status" className={styles.count}>
        {count === 0 && formatMessage(messages.none)}
        {count !== null && count > 0 && formatMessage(messages.position, { position, count })}
      </p>
      {count !== null && count > 0 && (
        <>
          <IconButton
            label={formatMessage(messages.previous)}
            icon={<Icon of={ChevronUpIcon} />}
            onClick={() => step(-1)}
          />
          <IconButton
            label={formatMessage(messages.next)}
            icon={<Icon of={ChevronDownIcon} />}
            onClick={() => step(1)}
          />
        </>
      )}
      <IconButton
        label={formatMessage(messages.close)}
        icon={<Icon of={XIcon} />}
        onClick={() => {
          leave()
          onClose()
        }}
      />
    </div>
  )
}
