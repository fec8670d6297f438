import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Icon, RefreshCwIcon } from '@/design-system/icons'
import { Page } from '@/design-system/Page'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { useChangePreflight } from '../api/use-change-preflight'
import { useStartMove } from '../api/use-start-move'
import { messages } from '../messages'
import { countsOf, excludedIds, goingIds } from '../model/preflight'
import styles from './Move.module.css'
import { MoveChoices } from './MoveChoices'
import { MoveFoot } from './MoveFoot'
import { MovePosts } from './MovePosts'
import { useFill } from './use-fill'

export type PreflightViewProps = { preflight: Schemas['BulkPreflight'] }

/** A check: its target and values, its posts by what becomes of them, and the button that moves the ready ones. */
export function PreflightView({ preflight }: PreflightViewProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const navigate = useNavigate()
  const { key } = useLocation()
  const { preflightId, targets, checkedAt, changedCount } = preflight
  const shown = useShown(preflight)
  const changes = useChangePreflight(preflightId)
  const fill = useFill(preflight, changes.change)
  const start = useStartMove(preflightId)
  const targetStateId = changes.unsent.targetStateId ?? shown.targetStateId
  const target = targets.find(({ state }) => state.id === targetStateId)?.state
  const excluded = new Set(changes.unsent.excludedPostIds ?? excludedIds(shown.posts))
  const counts = countsOf(shown.posts, excluded)
  const isWrong = Object.keys(fill.errors).length > 0

  function leaveOut(id: string, out: boolean) {
    const others = [...excluded].filter((one) => one !== id)
    changes.change({ excludedPostIds: out ? [...others, id] : others })
  }

  function go() {
    if (!target) return
    const postIds = goingIds(shown.posts, excluded)
    start.mutate({ postIds, targetStateId: target.id, settled: () => changes.settled(shown) })
  }

  const again = (
    <Button
      size="sm"
      variant="plain"
      icon={<Icon of={RefreshCwIcon} />}
      busy={changes.isPending}
      onClick={changes.checkAgain}
    >
      {formatMessage(messages.checkAgain)}
    </Button>
  )
  return (
    <Page
      width="wide"
      title={formatMessage(messages.title, { count: shown.posts.length })}
      lead={formatMessage(messages.checkedAt, { time: intl.formatTime(checkedAt, { timeStyle: 'short' }) })}
      actions={changedCount === 0 && again}
    >
      {changedCount > 0 && (
        <div role="status" className={styles.notice}>
          <Text className={styles.fills}>{formatMessage(messages.changed, { count: changedCount })}</Text>
          {again}
        </div>
      )}
      <div className={styles.columns}>
        <MoveChoices
          preflight={shown}
          targetStateId={targetStateId}
          busy={changes.isPending}
          fill={fill}
          onTarget={(id) => changes.change({ targetStateId: id })}
        />
        <MovePosts posts={shown.posts} form={fill.form} excluded={excluded} counts={counts} onLeaveOut={leaveOut} />
      </div>
      <MoveFoot
        counts={counts}
        target={target}
        notifiedCount={preflight.notifiedCount}
        isWrong={isWrong}
        busy={start.isPending}
        onCancel={() => (key === 'default' ? void navigate(paths.workflows()) : void navigate(-1))}
        onGo={go}
      />
    </Page>
  )
}

/** The check as it was last asked for: posts that move meanwhile are counted, and sorted again on request alone. */
function useShown(preflight: Schemas['BulkPreflight']): Schemas['BulkPreflight'] {
  const [shown, setShown] = useState(preflight)
  const isOwn = preflight.changedCount === 0 || preflight.checkedAt !== shown.checkedAt
  if (isOwn && shown !== preflight) setShown(preflight)
  return isOwn ? preflight : shown
}
