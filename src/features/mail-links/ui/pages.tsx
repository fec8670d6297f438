import { callFailure } from '@/shared/call-failure'
import { useIntl } from '@/shared/i18n'
import { useSubscription, useUnsubscribe, useVerifyPrivateEmail } from '../api/mutations'
import { messages, subscriptionMessages } from '../messages'
import { MailLinkPage } from './MailLinkPage'

export type MailTokenProps = {
  /** From the address; absent when the link was cut off. */
  token: string | null
}

/** Confirms the private address that a mail was sent to. */
export function VerifyPrivateEmailPage({ token }: MailTokenProps) {
  const { formatMessage } = useIntl()
  return (
    <MailLinkPage
      {...useOneClick(useVerifyPrivateEmail(), token)}
      ask={{
        title: formatMessage(messages.verifyTitle),
        text: formatMessage(messages.verifyText),
        action: formatMessage(messages.verify),
        busyLabel: formatMessage(messages.verifying),
      }}
      done={{ title: formatMessage(messages.verifiedTitle), text: formatMessage(messages.verifiedText) }}
    />
  )
}

/** Stops the mails that a link came in. */
export function UnsubscribePage({ token }: MailTokenProps) {
  const { formatMessage } = useIntl()
  const { data } = useSubscription(token)
  return (
    <MailLinkPage
      {...useOneClick(useUnsubscribe(), token)}
      ask={{
        title: formatMessage(messages.unsubscribeTitle),
        text: data
          ? formatMessage(subscriptionMessages.unsubscribeSummary, { frequency: data.frequency, address: data.address })
          : formatMessage(messages.unsubscribeText),
        action: formatMessage(messages.unsubscribe),
        busyLabel: formatMessage(messages.unsubscribing),
      }}
      done={{ title: formatMessage(messages.unsubscribedTitle), text: formatMessage(messages.unsubscribedText) }}
    />
  )
}

/** What the page shows of a call that is made by one click. */
function useOneClick({ mutate, isPending, isSuccess, error }: ReturnType<typeof useUnsubscribe>, token: string | null) {
  // A token that breaks the contract is as good as one that is spent.
  const spent = !token || error?.code === 'token-expired' || error?.kind === 'validation'
  const phase = isSuccess ? 'done' : spent ? 'spent' : isPending ? 'busy' : 'ready'
  return {
    phase,
    failure: error ? callFailure(error) : undefined,
    onConfirm: () => {
      if (token && !isPending) mutate(token)
    },
  } as const
}
