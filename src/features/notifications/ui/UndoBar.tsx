import { useUnit } from 'effector-react'
import { useLayoutEffect } from 'react'
import { Button } from '@/design-system/Button'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { undoClicked } from '../model'
import styles from './Panel.module.css'
import { usePassedFocus } from './use-passed-focus'

/** Stands there while a mark-all can be taken back. The button that led here is gone, so the focus comes along. */
export function UndoBar() {
  const onUndo = useUnit(undoClicked)
  const { formatMessage } = useIntl()
  const bar = usePassedFocus<HTMLDivElement>()
  useLayoutEffect(() => bar.current?.querySelector('button')?.focus(), [bar])

  return (
    <div ref={bar} className={styles.undo}>
      {formatMessage(messages.allMarked)}
      <Button variant="plain" tone="accent" size="sm" onClick={() => onUndo()}>
        {formatMessage(messages.undo)}
      </Button>
    </div>
  )
}
