import type { Schemas } from '@/api'
import { Avatar } from '@/design-system/Avatar'
import { Icon, PhoneIcon } from '@/design-system/icons'
import { useIsSmall } from '@/design-system/tokens'
import { PageList } from '@/design-system/PageList'
import { TextButton } from '@/design-system/TextButton'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { reasonsOf } from '../model/directory'
import styles from './People.module.css'

/** Px that a row is high before it was measured. */
const usualHeight = { small: 72, other: 64 }

type PeopleListProps = {
  people: readonly Schemas['PersonSummary'][]
  totalCount: number
  canLoadMore: boolean
  onNearEnd: () => void
  /** Escape, and Up from the first row, lead back to the search. */
  onLeave: () => void
  onOpen: (userId: string) => void
}

/** The people found, in the page's own scroll. */
export function PeopleList({ people, onOpen, ...rest }: PeopleListProps) {
  const { formatMessage } = useIntl()
  const isSmall = useIsSmall()
  return (
    <PageList
      {...rest}
      rows={people}
      getKey={idOf}
      label={formatMessage(messages.list)}
      estimateHeight={isSmall ? usualHeight.small : usualHeight.other}
      rowClassName={styles.row}
    >
      {(person) => <PersonRow person={person} onOpen={onOpen} />}
    </PageList>
  )
}

/** A colleague: the row opens the profile; on phones its button calls. */
function PersonRow({ person, onOpen }: { person: Schemas['PersonSummary']; onOpen: (userId: string) => void }) {
  const { formatMessage, formatName } = useIntl()
  const { id, fullName, caption, place, internalPhone, matches } = person
  const number = person.mobilePhone ?? person.phone
  const found = new Set(matches.map(({ field }) => field))
  const reasons = reasonsOf(matches).map(({ message, text }) => (message ? formatMessage(message, { text }) : text))
  return (
    <div className={styles.person}>
      <Avatar name={fullName} src={person.accountPhotoUrl} size={40} />
      <div className={styles.who}>
        <TextButton variant="quiet" aria-haspopup="dialog" className={styles.name} onClick={() => onOpen(id)}>
          {formatName(fullName)}
        </TextButton>
        {caption !== null && (
          <span className={styles.fact} data-found={found.has('caption') || undefined}>
            {caption}
          </span>
        )}
      </div>
      {(place !== null || reasons.length > 0) && (
        <div className={styles.where}>
          {place !== null && (
            <span className={styles.place} data-found={found.has('place') || undefined}>
              {place}
            </span>
          )}
          {reasons.length > 0 && <span className={styles.reasons}>{reasons.join(' · ')}</span>}
        </div>
      )}
      <span className={styles.extension} data-missing={internalPhone === null || undefined}>
        {internalPhone !== null && <Icon of={PhoneIcon} size="sm" />}
        <span aria-hidden>{internalPhone ?? '---'}</span>
        <VisuallyHidden>
          {internalPhone === null
            ? formatMessage(messages.notGiven)
            : formatMessage(messages.extension, { number: internalPhone })}
        </VisuallyHidden>
      </span>
      {number !== null && (
        <a
          href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}
          aria-label={formatMessage(messages.call, { name: formatName(fullName), number })}
          className={styles.call}
        >
          <Icon of={PhoneIcon} />
        </a>
      )}
    </div>
  )
}

function idOf({ id }: Schemas['PersonSummary']): string {
  return id
}
