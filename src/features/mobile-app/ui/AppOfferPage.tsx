import { Button, ButtonLink } from '@/design-system/Button'
import { MessagePage } from '@/design-system/MessagePage'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'

export type AppOfferPageProps = {
  /** Whose portal it is. */
  customerName: string
  /** Where this phone gets the app. */
  href: string
  onStay: () => void
}

/** Offers the app to somebody with a phone, once; the browser is as good a choice. */
export function AppOfferPage({ customerName, href, onStay }: AppOfferPageProps) {
  const { formatMessage } = useIntl()
  return (
    <MessagePage
      title={formatMessage(messages.title, { portal: customerName })}
      description={formatMessage(messages.text)}
      actions={
        <>
          <ButtonLink variant="primary" href={href} rel="noopener">
            {formatMessage(messages.getApp)}
          </ButtonLink>
          <Button onClick={onStay}>{formatMessage(messages.stay)}</Button>
        </>
      }
    />
  )
}
