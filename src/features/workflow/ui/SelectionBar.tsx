import { useUnit } from 'effector-react'
import { useState } from 'react'
import { Button } from '@/design-system/Button'
import { Icon, WorkflowIcon } from '@/design-system/icons'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { MOST_POSTS, useCheckPosts } from '../api/preflight-queries'
import { moveMessages as messages } from '../messages'
import styles from './Move.module.css'
import type { Selection } from './use-selection'

export type SelectionBarProps = {
  selection: Selection
  /** How many the list has, on whatever page. */
  totalCount: number
  /** Their ids, with those that are not on the page yet; at most as many as can be moved. */
  fetchIds: () => Promise<readonly string[]>
}

/** What can be done with the posts that are chosen; it stays in sight while the list scrolls. */
export function SelectionBar({ selection, totalCount, fetchIds }: SelectionBarProps) {
  const { formatMessage } = useIntl()
  const tip = useUnit(tipRequested)
  const { check, isPending } = useCheckPosts()
  const [fetching, setFetching] = useState(false)
  const { chosen, choose, clear } = selection
  if (chosen.size === 0) return null
  const all = Math.min(totalCount, MOST_POSTS)

  async function chooseAll() {
    setFetching(true)
    try {
      choose(await fetchIds())
    } catch {
      tip({ severity: 'error', title: messages.notChecked })
    }
    setFetching(false)
  }

  function move() {
    if (chosen.size <= MOST_POSTS) check([...chosen])
    else tip({ severity: 'warn', title: messages.tooMany, translateParams: { count: chosen.size } })
  }

  return (
    <div role="region" aria-label={formatMessage(messages.selection)} className={styles.foot}>
      <Text as="span" weight="strong" role="status" className={styles.footWords}>
        {formatMessage(messages.selected, { count: chosen.size })}
      </Text>
      {chosen.size < all && (
        <Button
          size="sm"
          variant="plain"
          busy={fetching}
          busyLabel={formatMessage(messages.selecting)}
          onClick={() => void chooseAll()}
        >
          {formatMessage(all < totalCount ? messages.selectFirst : messages.selectAll, { count: all })}
        </Button>
      )}
      <Button size="sm" variant="plain" onClick={clear}>
        {formatMessage(messages.clear)}
      </Button>
      <Button
        size="sm"
        variant="primary"
        icon={<Icon of={WorkflowIcon} />}
        busy={isPending}
        busyLabel={formatMessage(messages.checking)}
        onClick={move}
      >
        {formatMessage(messages.move)}
      </Button>
    </div>
  )
}
