import { useUnit } from 'effector-react'
import { Button } from '@/design-system/Button'
import { Icon, WorkflowIcon } from '@/design-system/icons'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { MOST_POSTS } from '../api/preflight-queries'
import { useCheckPosts } from '../api/use-check-posts'
import { messages } from '../messages'
import styles from './Move.module.css'
import type { Selection } from './use-selection'

export type SelectionBarProps = {
  selection: Selection
  /** How many the list has, on whatever page. */
  totalCount: number
  /** Posts that are chosen are still on their way. */
  waits?: boolean
}

/** What can be done with the posts that are chosen; it stays in sight while the list scrolls. */
export function SelectionBar({ selection, totalCount, waits = false }: SelectionBarProps) {
  const { formatMessage } = useIntl()
  const tip = useUnit(tipRequested)
  const { check, isPending } = useCheckPosts()
  const { count, isAll } = selection
  if (count === 0) return null

  function move() {
    if (count <= MOST_POSTS) check(selection.check)
    else tip({ severity: 'warn', title: messages.tooMany, translateParams: { count, most: MOST_POSTS } })
  }

  return (
    <div role="region" aria-label={formatMessage(messages.selection)} className={styles.foot}>
      <Text as="span" weight="strong" role="status" className={styles.fills}>
        {formatMessage(messages.selected, { count })}
      </Text>
      {!isAll && (
        <Button size="sm" variant="plain" onClick={selection.selectAll}>
          {formatMessage(messages.selectAll, { count: totalCount })}
        </Button>
      )}
      <Button size="sm" variant="plain" onClick={selection.clear}>
        {formatMessage(messages.clear)}
      </Button>
      <Button
        size="sm"
        variant="primary"
        icon={<Icon of={WorkflowIcon} />}
        busy={isPending || waits}
        busyLabel={formatMessage(messages.checking)}
        onClick={move}
      >
        {formatMessage(messages.move)}
      </Button>
    </div>
  )
}
