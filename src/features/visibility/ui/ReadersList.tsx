import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Schemas } from '@/api'
import { Avatar } from '@/design-system/Avatar'
import { Button } from '@/design-system/Button'
import { Heading } from '@/design-system/Heading'
import { Skeleton } from '@/design-system/Skeleton'
import { Text } from '@/design-system/Text'
import { TextButton } from '@/design-system/TextButton'
import { TextField } from '@/design-system/TextField'
import { PersonLink } from '@/features/entity-links'
import { later } from '@/shared/delay'
import { useIntl } from '@/shared/i18n'
import { visibilityQueries } from '../api/visibility-queries'
import { messages } from '../messages'
import { reasonWords } from '../model/reason-words'
import styles from './Visibility.module.css'

export type ReadersListProps = { post: Schemas['Post']; count: number }

/** Everyone who can read a post, by name and with the reason; opened on demand. */
export function ReadersList({ post, count }: ReadersListProps) {
  const { formatMessage } = useIntl()
  const [open, setOpen] = useState(false)
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <Heading level={2} size="small">
          {formatMessage(messages.everyReader)}
        </Heading>
        <TextButton aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? formatMessage(messages.hideReaders) : formatMessage(messages.showReaders, { count })}
        </TextButton>
      </div>
      {open && <Readers post={post} />}
    </section>
  )
}

function Readers({ post: { id, community } }: { post: Schemas['Post'] }) {
  const intl = useIntl()
  const { formatMessage } = intl
  const [words, setWords] = useState('')
  const [search, setSearch] = useState('')
  useEffect(() => later(() => setSearch(words.trim()), 200), [words])
  const list = useInfiniteQuery({ ...visibilityQueries.readers(id, search), placeholderData: keepPreviousData })
  const readers = list.data?.pages.flatMap((page) => page.readers)
  return (
    <>
      <TextField type="search" label={formatMessage(messages.findReader)} value={words} onValueChange={setWords} />
      {!readers && list.isError && (
        <Text role="alert" tone="error">
          {formatMessage(messages.readersFailed)}{' '}
          <TextButton disabled={list.isFetching} onClick={() => void list.refetch()}>
            {formatMessage(messages.tryAgain)}
          </TextButton>
        </Text>
      )}
      {!readers && !list.isError && <Skeleton />}
      {readers?.length === 0 && (
        <Text role="status" tone="muted">
          {formatMessage(messages.noReader)}
        </Text>
      )}
      {readers && readers.length > 0 && (
        <ul aria-label={formatMessage(messages.everyReader)} className={styles.grants}>
          {readers.map(({ user, reasons }) => (
            <li key={user.id} className={styles.grant}>
              <Avatar name={user.fullName} src={user.accountPhotoUrl} size={34} />
              <div className={styles.words}>
                <PersonLink userId={user.id} name={user.fullName} />
                <Text size="sm" tone="muted">
                  {reasons.flatMap((reason) => reasonWords(reason, community.name, intl) ?? []).join(', ')}
                </Text>
              </div>
            </li>
          ))}
        </ul>
      )}
      {list.hasNextPage && (
        <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {formatMessage(messages.loadMore)}
        </Button>
      )}
    </>
  )
}
