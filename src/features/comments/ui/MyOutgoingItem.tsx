import { useUnit } from 'effector-react'

import { useCurrentUser } from '@/features/session'

import { sendAgainClicked, takeBackClicked } from '../model/outbox'
import { OutgoingItem, type OutgoingItemProps } from './OutgoingItem'

/** A comment of the signed-in person on its way. */
export function MyOutgoingItem({ comment, nested }: Pick<OutgoingItemProps, 'comment' | 'nested'>) {
  const user = useCurrentUser()
  const { sendAgain, takeBack } = useUnit({ sendAgain: sendAgainClicked, takeBack: takeBackClicked })
  const { clientKey } = comment
  return (
    <OutgoingItem
      comment={comment}
      author={user}
      nested={nested ?? false}
      onSendAgain={() => sendAgain({ clientKey })}
      onTakeBack={() => takeBack({ clientKey })}
    />
  )
}
