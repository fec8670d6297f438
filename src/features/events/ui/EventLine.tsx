import type { ReactNode } from 'react'
import type { Schemas } from '@/api'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { eventWords } from '../model/event-words'
import styles from './Events.module.css'

export type EventLineProps = {
  event: Schemas['PostEvent']
  /** The language of the post, in which its place is written. */
  lang: string | undefined
  /** What it is called, above its time. */
  children: ReactNode
}

/** An event in a list: its day as a tile, its name, when and where. */
export function EventLine({ event, lang, children }: EventLineProps) {
  const { month, day, when } = eventWords(event, useIntl())
  return (
    <div className={styles.when}>
      <p aria-hidden="true" className={styles.tile}>
        <span>{month}</span>
        <span>{day}</span>
      </p>
      <div className={styles.lines}>
        {children}
        <Text size="sm" tone="muted">
          {when}
        </Text>
        {event.place && (
          <Text size="sm" tone="muted" lang={lang}>
            {event.place}
          </Text>
        )}
      </div>
    </div>
  )
}
