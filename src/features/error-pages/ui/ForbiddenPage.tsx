import { useUnit } from 'effector-react'
import { ButtonLink } from '@/design-system/Button'
import { MessagePage } from '@/design-system/MessagePage'
import { $user } from '@/features/session'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import { forbiddenWords } from '../model/forbidden-words'
import { FailureCode } from './FailureCode'

export type ForbiddenPageProps = {
  /** What is closed: `community`, `workflow` … */
  entity?: string | null | undefined
  requestId?: string | null | undefined
}

/** 403: something that is there and not open to this person, worded for what it is. */
export function ForbiddenPage({ entity, requestId }: ForbiddenPageProps) {
  const { formatMessage, formatName } = useIntl()
  const user = useUnit($user)
  const { title, text } = forbiddenWords(entity)
  return (
    <MessagePage
      title={formatMessage(title)}
      description={
        <>
          {user && `${formatMessage(messages.signedInAs, { name: formatName(user.fullName) })} `}
          {formatMessage(text)}
        </>
      }
      actions={
        <ButtonLink variant="primary" href={paths.dashboard()}>
          {formatMessage(messages.backHome)}
        </ButtonLink>
      }
      code={<FailureCode status={403} entity={entity} requestId={requestId} />}
    />
  )
}
