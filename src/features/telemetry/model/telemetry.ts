import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { $userId } from '@/features/session'
import type { InstallationFacts } from '@/shared/error-reporting'
import { storage, type Consent } from '@/shared/storage'
import { tipRequested } from '@/shared/overlays'
import { sendTelemetryTo, type Telemetry } from '@/shared/telemetry'
import { messages } from '../messages'

type Offer = { telemetry: Telemetry; facts: InstallationFacts }

// What happens
/** The installation has a telemetry service, and an id for it. */
export const telemetryOffered = createEvent<Offer>()
/** The person has answered whether usage may be counted. */
export const consentAnswered = createEvent<Consent>()

// What is
const $offer = createStore<Offer | null>(null, { serialize: 'ignore' }).on(telemetryOffered, (_, offer) => offer)

// What follows
const readConsentFx = createEffect((userId: string) => storage.telemetryConsent.read(userId))
const keepConsentFx = attach({
  source: $userId,
  effect: (userId, consent: Consent) => {
    if (userId !== null) storage.telemetryConsent.write(userId, consent)
    return consent
  },
})
const askFx = createEffect(() => {
  const answer = scopeBind(consentAnswered, { safe: true })
  scopeBind(tipRequested, { safe: true })({
    severity: 'info',
    closeBehavior: 'manual',
    title: messages.ask,
    message: messages.askText,
    actionCallbacks: [
      { label: messages.allow, onSelect: () => answer('given') },
      { label: messages.refuse, onSelect: () => answer('refused') },
    ],
  })
})
const connectFx = attach({
  source: $offer,
  effect: (offer, consent: Consent | null) =>
    sendTelemetryTo(offer && consent === 'given' ? (event) => offer.telemetry(event, offer.facts) : null),
})

sample({
  clock: combine($offer, $userId, (offer, userId) => (offer ? userId : null)),
  filter: (userId) => userId !== null,
  target: readConsentFx,
})
sample({ clock: readConsentFx.doneData, filter: (consent) => consent === null, fn: () => undefined, target: askFx })
sample({ clock: consentAnswered, target: keepConsentFx })
sample({ clock: [readConsentFx.doneData, keepConsentFx.doneData], target: connectFx })
// Nothing is counted after signing out.
sample({ clock: $userId, filter: (userId) => userId === null, fn: () => null, target: connectFx })
