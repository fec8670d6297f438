import { useInfiniteQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import type { ReactNode } from 'react'
import type { Schemas } from '@/api'
import { Chip } from '@/design-system/Chip'
import { Heading } from '@/design-system/Heading'
import { Text } from '@/design-system/Text'
import { TextButton } from '@/design-system/TextButton'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { usePersonWords } from '@/features/people'
import { $userId } from '@/features/session'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { profileQueries } from '../api/profile-queries'
import { messages } from '../messages'
import type { ProfileTab } from '../model/profile-tabs'
import styles from './Profile.module.css'
import { ProfileCommon } from './ProfileCommon'
import { PostRows } from './ProfilePosts'

const levels = { native: messages.native, fluent: messages.fluent, basic: messages.basic }

/** So many posts stand on the overview. */
const recent = 3

type ProfileOverviewProps = { person: Schemas['Profile']; onOpen: (tab: ProfileTab) => void }

/** What somebody says of themselves and is good at, what the reader shares with them, and what they wrote last. */
export function ProfileOverview({ person, onOpen }: ProfileOverviewProps) {
  const { formatMessage } = useIntl()
  const { language } = usePersonWords()
  const ownId = useUnit($userId)
  const pages = useInfiniteQuery(profileQueries.posts(person.id)).data?.pages
  const posts = pages?.[0]?.posts.slice(0, recent) ?? []
  const postsCount = pages?.at(-1)?.totalCount ?? 0
  const spoken = ({ code, level }: Schemas['SpokenLanguage']) => {
    const words = Object.entries(levels).find(([known]) => known === level)?.[1]
    return words ? formatMessage(words, { language: language(code) }) : language(code)
  }
  const all = (tab: ProfileTab, count: number, of: string) => (
    <TextButton onClick={() => onOpen(tab)}>
      {formatMessage(messages.all, { count })}
      <VisuallyHidden>: {of}</VisuallyHidden>
    </TextButton>
  )
  return (
    <div className={styles.bars}>
      {person.biography !== null && <Text className={styles.biography}>{person.biography}</Text>}
      <div className={styles.pair}>
        {person.skills.length > 0 && (
          <ChipList title={formatMessage(messages.skills)}>
            {person.skills.map(({ id, name }) => (
              <li key={id}>
                <Chip href={paths.people({ skill: id })} aria-label={formatMessage(messages.skill, { name })}>
                  {name}
                </Chip>
              </li>
            ))}
          </ChipList>
        )}
        {person.spokenLanguages.length > 0 && (
          <ChipList title={formatMessage(messages.languages)}>
            {person.spokenLanguages.map((one) => (
              <li key={one.code}>
                <Chip>{spoken(one)}</Chip>
              </li>
            ))}
          </ChipList>
        )}
      </div>
      {person.id !== ownId && (
        <ProfileCommon userId={person.id} all={(count) => all('common', count, formatMessage(messages.inCommon))} />
      )}
      {posts.length > 0 && (
        <section className={styles.chips}>
          <div className={styles.above}>
            <Heading level={2} size="label">
              {formatMessage(messages.recentPosts)}
            </Heading>
            {postsCount > posts.length && all('posts', postsCount, formatMessage(messages.posts))}
          </div>
          <PostRows posts={posts} />
        </section>
      )}
    </div>
  )
}

function ChipList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.chips}>
      <Heading level={2} size="label">
        {title}
      </Heading>
      <ul className={styles.row}>{children}</ul>
    </section>
  )
}
