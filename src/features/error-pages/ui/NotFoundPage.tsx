import { ButtonLink } from '@/design-system/Button'
import { MessagePage } from '@/design-system/MessagePage'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import { FailureCode } from './FailureCode'
import { ReportLink } from './ReportLink'

export type NotFoundPageProps = {
  /** What is missing; a post has its own words. */
  entity?: string | null | undefined
  requestId?: string | null | undefined
  /** Name of the screen that failed, for those who report it. */
  screen?: string | undefined
}

/** 404: nothing at this address, or a post that is no longer there. */
export function NotFoundPage({ entity, requestId, screen }: NotFoundPageProps) {
  const { formatMessage } = useIntl()
  const post = entity === 'post'
  return (
    <MessagePage
      title={formatMessage(post ? messages.postNotFound : messages.notFound)}
      description={formatMessage(post ? messages.postNotFoundText : messages.notFoundText)}
      actions={
        <>
          <ButtonLink variant="primary" href={paths.dashboard()}>
            {formatMessage(messages.backHome)}
          </ButtonLink>
          <ReportLink screen={screen} requestId={requestId} />
        </>
      }
      code={<FailureCode status={404} entity={entity} requestId={requestId} />}
    />
  )
}
