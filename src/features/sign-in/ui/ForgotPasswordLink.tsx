import { Link } from '@/design-system/Link'
import { useIntl } from '@/shared/i18n'

import { messages } from '../messages'

/** Leads to a new password; stands beside the button that signs in. */
export function ForgotPasswordLink({ href }: { href: string }) {
  const { formatMessage } = useIntl()
  return (
    <Link variant="action" href={href}>
      {formatMessage(messages.forgot)}
    </Link>
  )
}
