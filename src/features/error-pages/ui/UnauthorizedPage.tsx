import { ButtonLink } from '@/design-system/Button'
import { MessagePage } from '@/design-system/MessagePage'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'

/** 401: the account is known and the portal is not open to it; the way on is another account (AM-73). */
export function UnauthorizedPage() {
  const { formatMessage } = useIntl()
  return (
    <MessagePage
      title={formatMessage(messages.unauthorized)}
      description={formatMessage(messages.unauthorizedText)}
      actions={
        <ButtonLink variant="primary" href={paths.login()}>
          {formatMessage(messages.signIn)}
        </ButtonLink>
      }
      code="401"
    />
  )
}
