import type { PushPermission } from '@/shared/browser-push'

export type Choice = 'on' | 'off'

/** What decides whether pushes are shown. `asking`: the browser's question is open. */
export type Consent = { permission: PushPermission; choice: Choice | null; asking: boolean }

/**
 * `offered`: the portal asks in its own words. `asking`: the browser asks. `blocked`: wanted here and forbidden in the
 * browser, where the portal may not ask again. `off`: not wanted, and not asked for.
 */
export type ConsentPhase = 'unsupported' | 'offered' | 'asking' | 'on' | 'blocked' | 'off'

export const noConsent: Consent = { permission: 'unsupported', choice: null, asking: false }

export function phaseOf({ permission, choice, asking }: Consent): ConsentPhase {
  if (permission === 'unsupported') return 'unsupported'
  if (asking) return 'asking'
  if (choice === 'off') return 'off'
  if (permission === 'denied') return choice === 'on' ? 'blocked' : 'off'
  return choice === 'on' && permission === 'granted' ? 'on' : 'offered'
}

// Reducers

/** "Turn on" was clicked. Only a browser that has not decided can be asked. */
export function turnOn(consent: Consent): Consent {
  return consent.permission === 'default' ? { ...consent, asking: true } : { ...consent, choice: 'on' }
}

/** "Not now", or the switch: a later answer to the browser's question changes nothing any more. */
export function turnOff(consent: Consent): Consent {
  return { ...consent, choice: 'off', asking: false }
}

/** The browser's question was answered, or closed without an answer: then it is as if it had not been asked. */
export function receivePermission(consent: Consent, permission: PushPermission): Consent {
  if (!consent.asking) return { ...consent, permission }
  return { permission, asking: false, choice: permission === 'default' ? null : 'on' }
}

/** The next person decides anew; the permission of the browser holds for all. */
export function resetChoice({ permission }: Consent): Consent {
  return { ...noConsent, permission }
}
