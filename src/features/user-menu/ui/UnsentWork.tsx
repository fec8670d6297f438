import { useUnit } from 'effector-react'
import { Button } from '@/design-system/Button'
import { useIntl } from '@/shared/i18n'
import { LostWork } from '@/shared/unsaved-work'
import { messages } from '../messages'
import { $unsent, sendAgainClicked, sendWorkFx } from '../model/send-work'

/** Names what could not be sent before signing out, and sends it once more. */
export function UnsentWork() {
  const { formatMessage } = useIntl()
  const { works, sending, send } = useUnit({ works: $unsent, sending: sendWorkFx.pending, send: sendAgainClicked })
  return (
    <>
      <LostWork works={works} />
      <Button busy={sending} busyLabel={formatMessage(messages.savingWork)} onClick={() => send()}>
        {formatMessage(messages.sendNow)}
      </Button>
    </>
  )
}
