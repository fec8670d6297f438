import { useInfiniteQuery } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import type { Schemas } from '@/api'
import { ButtonLink } from '@/design-system/Button'
import { EmptyState } from '@/design-system/EmptyState'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { TextButton } from '@/design-system/TextButton'
import { useIntl } from '@/shared/i18n'
import { overlayRequested } from '@/shared/overlays'
import { paths } from '@/shared/routes'
import { queries } from '../api/community-queries'
import { editMessages, messages } from '../messages'
import styles from './Communities.module.css'
import { ListStates } from './ListStates'
import { SearchBox } from './SearchBox'
import { useAddress } from './use-address'

/** The hashtags of a community, the most used first; each opens its dialog, where it can be followed. */
export function CommunityHashtags({ community }: { community: Schemas['Community'] }) {
  const { formatMessage } = useIntl()
  const openOverlay = useUnit(overlayRequested)
  const [address, change] = useAddress()
  const search = address.get('search')?.slice(0, 200) ?? ''
  const list = useInfiniteQuery({ ...queries.hashtags(community.id, search), enabled: community.hashtagsEnabled })
  const hashtags = list.data?.pages.flatMap((page) => page.hashtags)
  if (!community.hashtagsEnabled)
    return (
      <EmptyState
        title={formatMessage(messages.hashtagsDisabled)}
        description={formatMessage(messages.hashtagsDisabledText)}
        action={<ButtonLink href={paths.community(community.id)}>{formatMessage(editMessages.understood)}</ButtonLink>}
      />
    )
  return (
    <Stack gap={4}>
      <div className={styles.filters}>
        <SearchBox
          label={formatMessage(messages.searchHashtags)}
          value={search}
          onSearch={(value) => change({ search: value })}
        />
      </div>
      <ListStates list={list} entries={hashtags} empty={<EmptyState title={formatMessage(messages.noHashtags)} />}>
        <ul className={styles.rows}>
          {hashtags?.map(({ id, name, count }) => (
            <li key={id} className={styles.row}>
              <TextButton
                aria-haspopup="dialog"
                onClick={() => openOverlay({ overlay: 'hashtagInfo', hashtagId: id, name })}
              >
                #{name}
              </TextButton>
              <Text as="span" size="sm" tone="muted">
                {formatMessage(messages.hashtagCount, { count })}
              </Text>
            </li>
          ))}
        </ul>
      </ListStates>
    </Stack>
  )
}
