import { carouselIn } from '../content/carousel.ts'
import { labels } from '../content/labels.ts'
import { timeZones } from '../content/time-zones.ts'
import type { Schemas } from '../schemas.ts'
import { capabilitiesOf } from '../views/people.ts'
import { languageOf } from './language.ts'
import type { PortalApp } from './portal-app.ts'
import { found, refusals } from './refusals.ts'
import { requireSession, type SignedIn } from './sessions.ts'

/** What the installation says of itself: environment, time zones, messages, words, carousel and links. */
export function settingsRoutes(app: PortalApp, signedIn: SignedIn): void {
  app.get('/core/settings/environment', (call) => {
    const { world } = call.var
    return call.json<Schemas['Environment']>({ ...world.data.installation.environment, buildInfo: world.build })
  })

  app.get('/core/settings/time-zones', (call) => {
    const locale = languageOf(call.req.header('accept-language'))
    const now = call.var.world.clock.now()
    return call.json<Schemas['TimeZones']>({
      timeZones: timeZones.map(({ id, city }) => ({ id, description: `${city}, ${zoneName(id, locale, now)}` })),
    })
  })

  app.get('/core/settings/messages', requireSession(signedIn), (call) =>
    call.json<Schemas['SystemMessages']>({ items: call.var.world.data.installation.messages }),
  )

  app.get('/core/settings/labels/:app/:lang', (call) => {
    const { app: set, lang } = call.req.param()
    const known = found(Object.hasOwn(labels, set) ? labels[set] : undefined, refusals.notFound)
    return call.json<Schemas['LabelTree']>((Object.hasOwn(known, lang) ? known[lang] : undefined) ?? {})
  })

  app.get('/internal/v2/communication/settings/info-carousel', (call) => {
    const language = languageOf(call.req.header('accept-language'))
    return call.json<Schemas['InfoCarousel']>({
      config: carouselIn(language, call.var.world.data.installation.carousel),
    })
  })

  app.get('/internal/v2/communication/settings/external-links', (call) => {
    const { world, viewer } = call.var
    const licences: readonly string[] = viewer.account?.licences ?? []
    const { externalLinks } = world.data.installation
    return call.json<Schemas['ExternalLinks']>(
      externalLinks.filter(({ licence }) => licence === null || licences.includes(licence)),
    )
  })

  app.get('/internal/v3/admin/data/global/admin-capabilities', (call) =>
    call.json<Schemas['Capabilities']>(capabilitiesOf(call.var.viewer)),
  )
}

/** What a zone is called now: some had another time in other years, and their names tell it. */
function zoneName(id: string, locale: string, now: number): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone: id, timeZoneName: 'longGeneric' }).formatToParts(now)
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? id
}
