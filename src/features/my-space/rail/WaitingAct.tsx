import type { ReactNode } from 'react'
import type { Schemas } from '@/api'
import type { heldOf } from '../model/held-answers'
import { DoneLine } from './DoneLine'
import { messages, said } from './messages'
import { useIntl } from '@/shared/i18n'
import type { SteadyRows } from './use-steady-rows'
import { useUndoDecision } from './use-undo-decision'
import { type Decided, WaitingActions } from './WaitingActions'

type Item = Schemas['WaitingItem']

export type WaitingActProps = {
  item: Item
  steady: SteadyRows<Item, Decided>
  /** An answer that the server has not heard of yet. */
  held: ReturnType<typeof heldOf>
  /** Stands behind the steps of a decision. */
  more?: ReactNode
  /** What the thing asks for, while it waits. */
  children: ReactNode
}

/** What a thing that waits asks for and what it takes to do it; once it is done, what became of it. */
export function WaitingAct({ item, steady, held, more, children }: WaitingActProps) {
  const { formatMessage } = useIntl()
  const { id } = item
  const decided = steady.finishedOf(id)
  const undoDecision = useUndoDecision(item, steady)
  if (held)
    return (
      <DoneLine onUndo={held.undo}>{formatMessage(said.get(held.response ?? '') ?? messages.acknowledged)}</DoneLine>
    )
  if (decided)
    return (
      <DoneLine onUndo={decided.undoable ? undoDecision(decided.done.recordId) : undefined}>
        {formatMessage(messages.movedTo, { state: decided.done.state })}
      </DoneLine>
    )
  if (!steady.isListed(id)) return <DoneLine>{formatMessage(messages.done)}</DoneLine>
  return (
    <>
      {children}
      <WaitingActions item={item} onDecided={(done) => steady.finish(id, done)} more={more} />
    </>
  )
}
