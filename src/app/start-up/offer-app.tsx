import type { Root } from 'react-dom/client'
import type { Schemas } from '@/api'
import { appAddress, AppOfferPage, type Device } from '@/features/mobile-app'
import { catalogueOf, createPortalIntl, IntlProvider, type LanguageCode } from '@/shared/i18n'
import { storage } from '@/shared/storage'

type Offer = { root: Root; environment: Schemas['Environment']; code: LanguageCode }

/**
 * Offers the app to a phone before the portal begins, and goes on as soon as the browser is chosen. Who comes back from
 * a sign-in elsewhere is not held up.
 */
export async function offerApp({ root, environment, code }: Offer): Promise<void> {
  const href = appAddress(navigator as Device, environment.mobileAppDownloadUrl)
  const isSigningIn = window.location.pathname.includes('/external-auth-redirect')
  if (href === null || isSigningIn || storage.staysInBrowser.read()) return
  const intl = createPortalIntl(code, catalogueOf(code))
  const { name } = environment.customer
  document.title = name
  await new Promise<void>((stay) => {
    root.render(
      <IntlProvider intl={intl}>
        <AppOfferPage customerName={name} href={href} onStay={stay} />
      </IntlProvider>,
    )
  })
  storage.staysInBrowser.write(true)
  root.render(null)
}
