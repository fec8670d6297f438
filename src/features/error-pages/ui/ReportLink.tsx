import { useUnit } from 'effector-react'
import { ButtonLink } from '@/design-system/Button'
import { $user } from '@/features/session'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'

export type ReportLinkProps = {
  /** Name of the screen that failed. */
  screen?: string | undefined
  requestId?: string | null | undefined
}

/** To the form for feedback, with what helps to find the cause; those who are not signed in have none. */
export function ReportLink({ screen, requestId }: ReportLinkProps) {
  const { formatMessage } = useIntl()
  const user = useUnit($user)
  if (!user) return null
  return (
    <ButtonLink
      href={paths.customerFeedback('new', { kind: 'problem', from: screen, request: requestId ?? undefined })}
    >
      {formatMessage(messages.report)}
    </ButtonLink>
  )
}
