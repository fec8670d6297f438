import type { MouseEvent } from 'react'
import type { Schemas } from '@/api'
import { Avatar } from '@/design-system/Avatar'
import { Icon, PhoneIcon } from '@/design-system/icons'
import { Anchor } from '@/design-system/Link'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import { telephone } from '../model/telephone'
import { AvailabilityLine } from './AvailabilityLine'
import styles from './People.module.css'
import { usePersonWords } from './use-person-words'

type PersonRowProps = {
  person: Schemas['PersonSummary']
  selected: boolean
  /** A press of the mouse where the card has room beside the list; keys and touch open the profile. */
  onSelect: (event: MouseEvent) => void
}

/** A colleague in the directory: the name opens the profile, the number calls. */
export function PersonRow({ person, selected, onSelect }: PersonRowProps) {
  const { formatMessage, formatName } = useIntl()
  const { language } = usePersonWords()
  const { id, fullName, caption, internalPhone, phone, matches } = person
  const number = internalPhone ?? phone
  const reasons = matches.map(({ field, name }) => (field === 'language' ? language(name) : name))
  return (
    <div className={styles.person} data-selected={selected || undefined}>
      <Avatar name={fullName} src={person.accountPhotoUrl} size={40} />
      <span className={styles.who}>
        <Anchor
          href={paths.profile(id, { origin: 'people' })}
          className={styles.name}
          aria-current={selected || undefined}
          onClick={onSelect}
        >
          {formatName(fullName)}
        </Anchor>
        {caption !== null && <span className={styles.caption}>{caption}</span>}
        {reasons.length > 0 && <span className={styles.reasons}>{reasons.join(' · ')}</span>}
      </span>
      <AvailabilityLine person={person} className={styles.availability} />
      {number === null ? (
        <span className={styles.number} data-missing>
          <span aria-hidden>---</span>
          <VisuallyHidden>{formatMessage(messages.notGiven)}</VisuallyHidden>
        </span>
      ) : (
        <a
          href={telephone(phone ?? number)}
          aria-label={formatMessage(messages.call, { name: fullName, number })}
          className={styles.number}
        >
          <Icon of={PhoneIcon} size="sm" />
          <span className={styles.digits}>{number}</span>
        </a>
      )}
    </div>
  )
}
