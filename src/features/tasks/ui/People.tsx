import { useState } from 'react'
import type { Schemas } from '@/api'
import { Avatar } from '@/design-system/Avatar'
import { AvatarStack } from '@/design-system/AvatarStack'
import { TextButton } from '@/design-system/TextButton'
import { PersonLink } from '@/features/entity-links'
import { useIntl } from '@/shared/i18n'
import { detailMessages as messages } from '../messages'
import styles from './Tasks.module.css'

type User = Schemas['UserSummary']

export type PeopleProps = {
  people: readonly User[]
  /** Names the faces: what these people are to the task. */
  label: string
}

/** One person by name; of several their faces and how many they are, and everybody by name once that is pressed. */
export function People({ people, label }: PeopleProps) {
  const { formatMessage } = useIntl()
  const [isOpen, setOpen] = useState(false)
  const inWords = (count: number) => formatMessage(messages.people, { count })
  const isSeveral = people.length > 1
  return (
    <>
      {isSeveral && !isOpen ? (
        <AvatarStack
          aria-label={label}
          size={24}
          moreLabel={inWords}
          people={people.map(({ id, fullName, accountPhotoUrl }) => ({ id, name: fullName, src: accountPhotoUrl }))}
        />
      ) : (
        people.map((user) => <Person key={user.id} user={user} />)
      )}
      {isSeveral && (
        <TextButton variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} className={styles.number}>
          {inWords(people.length)}
        </TextButton>
      )}
    </>
  )
}

/** A face, and the name beside it that opens the profile. */
export function Person({ user: { id, fullName, accountPhotoUrl } }: { user: User }) {
  return (
    <span className={styles.person}>
      <Avatar name={fullName} src={accountPhotoUrl} size={24} />
      <PersonLink userId={id} name={fullName} />
    </span>
  )
}
