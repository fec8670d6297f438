import { useUnit } from 'effector-react'
import { ButtonLink } from '@/design-system/Button'
import { MessagePage } from '@/design-system/MessagePage'
import { $user } from '@/features/session'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import { forbiddenMessages } from '../model/forbidden-messages'
import { FailureCode } from './FailureCode'
import { ReportLink } from './ReportLink'

export type ForbiddenPageProps = {
  /** What is closed: `community`, `workflow` … */
  entity?: string | null | undefined
  requestId?: string | null | undefined
  /** Name of the screen that failed, for those who report it. */
  screen?: string | undefined
}

/** 403: something that is there and not open to this person, worded for what it is. */
export function ForbiddenPage({ entity, requestId, screen }: ForbiddenPageProps) {
  const { formatMessage } = useIntl()
  const user = useUnit($user)
  const { title, text } = forbiddenMessages(entity)
  return (
    <MessagePage
      title={formatMessage(title)}
      description={
        <>
          {user && `${formatMessage(messages.signedInAs, { name: user.fullName })} `}
          {formatMessage(text)}
        </>
      }
      actions={
        <>
          <ButtonLink variant="primary" href={paths.dashboard()}>
            {formatMessage(messages.backHome)}
          </ButtonLink>
          <ReportLink screen={screen} requestId={requestId} />
        </>
      }
      code={<FailureCode status={403} entity={entity} requestId={requestId} />}
    />
  )
}
