import { ButtonLink } from '@/design-system/Button'
import { MessagePage } from '@/design-system/MessagePage'
import { RetryButton } from '@/features/retry'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { useFocusOnChange } from '@/shared/focus-heading'
import { messages } from '../messages'
import type { ExchangeFailure } from '../model/exchange-failure'

export type ExternalSignInViewProps = {
  /** Why it did not work; null while it is on its way. */
  failure: ExchangeFailure | null
  onRetry: () => void
}

/** What somebody sees who comes back from a sign-in elsewhere: hardly anything, when it goes well. */
export function ExternalSignInView({ failure, onRetry }: ExternalSignInViewProps) {
  const { formatMessage, formatPhrase } = useIntl()
  useFocusOnChange(failure ? failure.title.id : 'working')

  if (!failure)
    return (
      <MessagePage
        title={formatMessage(messages.working)}
        description={formatMessage(messages.workingText)}
        aria-busy
      />
    )
  return (
    <MessagePage
      title={formatMessage(failure.title)}
      description={formatPhrase(failure.text)}
      actions={
        <>
          {failure.mayRetry && <RetryButton variant="primary" onClick={onRetry} />}
          <ButtonLink variant={failure.mayRetry ? 'quiet' : 'primary'} href={paths.login()}>
            {formatMessage(messages.toSignIn)}
          </ButtonLink>
        </>
      }
    />
  )
}
