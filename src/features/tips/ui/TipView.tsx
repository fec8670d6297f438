import { useUnit } from 'effector-react'
import { useRef } from 'react'
import { Button } from '@/design-system/Button'
import { RichText } from '@/design-system/RichText'
import { Tip as TipPart } from '@/design-system/Tip'
import { useIntl } from '@/shared/i18n'
import { isRichText, type Tip } from '@/shared/overlays'
import { useMessages } from '@/shared/overlays/use-messages'
import { messages } from '../messages'
import { closeBehaviorOf, hasCloseButton } from '../model/tip-state'
import { actionClicked, attentionChanged, closeClicked, reloadClicked } from '../model/tips'
import styles from './TipOverlay.module.css'

/** The tip on screen. */
export function TipView({ tip }: { tip: Tip }) {
  const { onClose } = useUnit({ onClose: closeClicked })
  const { formatMessage } = useIntl()
  const textOf = useMessages(tip.translateParams)
  return (
    <TipPart
      {...useAttention()}
      tone={tip.severity}
      toneLabel={formatMessage(messages[tip.severity])}
      {...(tip.title !== undefined && { title: textOf(tip.title) })}
      image={tip.image}
      {...(tip.direction && { direction: tip.direction })}
      closeLabel={hasCloseButton(tip) ? formatMessage(messages.close) : undefined}
      onClose={onClose}
      {...(hasActions(tip) && { actions: <TipActions tip={tip} /> })}
      className={styles.tip}
    >
      {tip.message === undefined ? undefined : isRichText(tip.message) ? (
        <RichText value={tip.message} variant="plain" externalLinkHint={formatMessage(messages.externalLink)} />
      ) : (
        textOf(tip.message)
      )}
    </TipPart>
  )
}

function hasActions(tip: Tip): boolean {
  return closeBehaviorOf(tip) === 'forceReload' || (tip.actionCallbacks ?? []).length > 0
}

function TipActions({ tip }: { tip: Tip }) {
  const { onAct, onReload } = useUnit({ onAct: actionClicked, onReload: reloadClicked })
  const { formatMessage } = useIntl()
  const textOf = useMessages(tip.translateParams)
  const reloads = closeBehaviorOf(tip) === 'forceReload'
  return (
    <>
      {reloads && (
        <Button variant="primary" size="sm" onClick={() => onReload()}>
          {formatMessage(messages.reload)}
        </Button>
      )}
      {tip.actionCallbacks?.map((action, index) => (
        <Button
          key={index}
          size="sm"
          variant={tip.severity === 'system' && index === 0 && !reloads ? 'primary' : 'quiet'}
          onClick={() => onAct(action)}
        >
          {textOf(action.label)}
        </Button>
      ))}
    </>
  )
}

/** The pointer or the focus is on the tip: either of them is attention. */
function useAttention() {
  const onAttention = useUnit(attentionChanged)
  const attention = useRef({ pointer: false, focus: false })
  const note = (change: Partial<typeof attention.current>) => {
    const before = attention.current.pointer || attention.current.focus
    Object.assign(attention.current, change)
    const now = attention.current.pointer || attention.current.focus
    if (now !== before) onAttention(now)
  }
  return {
    onPointerEnter: () => note({ pointer: true }),
    onPointerLeave: () => note({ pointer: false }),
    onFocus: () => note({ focus: true }),
    onBlur: () => note({ focus: false }),
  }
}
