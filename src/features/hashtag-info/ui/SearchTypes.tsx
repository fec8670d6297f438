import { useId } from 'react'
import { Checkbox } from '@/design-system/Checkbox'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import styles from './HashtagInfo.module.css'

/** Where can be searched: the tabs of the search page, without the one that holds them all. */
const searchTypes = ['posts', 'comments', 'media', 'documents'] as const

export type SearchType = (typeof searchTypes)[number]

type SearchTypesProps = {
  chosen: ReadonlySet<SearchType>
  /** Somebody wanted to search before anything was chosen. */
  refused: boolean
  onChosenChange: (chosen: ReadonlySet<SearchType>) => void
}

/** Where to search with the hashtag: several may be chosen, one at least. */
export function SearchTypes({ chosen, refused, onChosenChange }: SearchTypesProps) {
  const { formatMessage } = useIntl()
  const hintId = useId()

  function handleChange(type: SearchType, on: boolean) {
    const next = new Set(chosen)
    if (on) next.add(type)
    else next.delete(type)
    onChosenChange(next)
  }

  return (
    <fieldset aria-describedby={hintId} className={styles.types}>
      <legend className={styles.legend}>{formatMessage(messages.types)}</legend>
      <div className={styles.boxes}>
        {searchTypes.map((type) => (
          <Checkbox
            key={type}
            label={formatMessage(messages[type])}
            checked={chosen.has(type)}
            onCheckedChange={(on) => handleChange(type, on)}
          />
        ))}
      </div>
      <p id={hintId} role={refused ? 'alert' : undefined} data-refused={refused || undefined} className={styles.hint}>
        {formatMessage(messages.typesHint)}
      </p>
    </fieldset>
  )
}
