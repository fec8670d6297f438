import { useUnit } from 'effector-react'
import { type KeyboardEvent, useMemo, useState } from 'react'
import type { Schemas } from '@/api'
import { Card } from '@/design-system/Card'
import { SearchField } from '@/design-system/SearchField'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { useIsSmall } from '@/design-system/tokens'
import { PageList } from '@/design-system/PageList'
import { $singleKeys } from '@/features/shortcuts'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import type { PreflightCounts } from '../model/preflight'
import { type MoveRow, postsWith, rowsOf } from '../model/rows'
import { GroupHead } from './GroupHead'
import { isTyping, rowIndexOf } from './list-keys'
import styles from './Move.module.css'
import { MoveNumbers } from './MoveNumbers'
import { PreflightRow } from './PreflightRow'

/** From so many posts on a field finds them. */
const FINDABLE = 8

/** Px that a row is high before it was measured. */
const usualHeight = { small: 112, other: 64 }

export type MovePostsProps = {
  posts: readonly Schemas['PreflightPost'][]
  form: Schemas['TransitionForm']
  excluded: ReadonlySet<string>
  counts: PreflightCounts
  onLeaveOut: (postId: string, out: boolean) => void
}

/** The posts of a check by what becomes of them: what cannot move and why, what lacks a value, then the rest. */
export function MovePosts({ posts, form, excluded, counts, onLeaveOut }: MovePostsProps) {
  const { formatMessage } = useIntl()
  const isSmall = useIsSmall()
  const singleKeys = useUnit($singleKeys)
  const [typed, setTyped] = useState('')
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set())
  const rows = useMemo(() => rowsOf(postsWith(posts, typed), closed), [posts, typed, closed])

  function openGroup(key: string, isOpen: boolean) {
    const others = [...closed].filter((one) => one !== key)
    setClosed(new Set(isOpen ? others : [...others, key]))
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!singleKeys || event.key.toLowerCase() !== 'x' || event.ctrlKey || event.metaKey || event.altKey) return
    const row = rows[rowIndexOf(event.target)]
    if (row?.kind !== 'post' || row.group.kind === 'blocked' || isTyping(event.target)) return
    event.preventDefault()
    onLeaveOut(row.key, !excluded.has(row.key))
  }

  return (
    <div className={styles.posts}>
      <Card>
        <Stack gap={3}>
          <MoveNumbers counts={counts} />
          {posts.length >= FINDABLE && (
            <SearchField
              label={formatMessage(messages.find, { count: posts.length })}
              placeholder={formatMessage(messages.find, { count: posts.length })}
              clearLabel={formatMessage(messages.clearFind)}
              className={styles.find}
              value={typed}
              onValueChange={setTyped}
            />
          )}
        </Stack>
      </Card>
      {rows.length === 0 ? (
        <Text tone="muted">{formatMessage(messages.noneFound)}</Text>
      ) : (
        <Card padding="none" className={styles.list} onKeyDown={handleKeyDown}>
          <PageList
            rows={rows}
            getKey={keyOf}
            label={formatMessage(messages.list)}
            totalCount={rows.length}
            estimateHeight={isSmall ? usualHeight.small : usualHeight.other}
            canLoadMore={false}
            onNearEnd={noMore}
            singleKeys={singleKeys}
            rowClassName={styles.item}
          >
            {(row) =>
              row.kind === 'group' ? (
                <GroupHead group={row.group} form={form} isOpen={row.isOpen} onOpen={openGroup} />
              ) : (
                <PreflightRow
                  entry={row.entry}
                  isBlocked={row.group.kind === 'blocked'}
                  isOut={excluded.has(row.key)}
                  onLeaveOut={onLeaveOut}
                />
              )
            }
          </PageList>
        </Card>
      )}
    </div>
  )
}

function keyOf({ key }: MoveRow): string {
  return key
}

/** All posts of a check come at once. */
function noMore(): void {}
