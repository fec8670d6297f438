import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PushPermission } from '@/shared/browser-push'
import { receivePermission, resetChoice, noConsent, phaseOf, turnOff, turnOn, type Consent } from './consent'

const fresh: Consent = { ...noConsent, permission: 'default' }

describe('pushes', () => {
  it('are offered softly before the browser is asked', () => {
    expect(phaseOf(fresh)).toBe('offered')
    expect(phaseOf(turnOn(fresh))).toBe('asking')
  })

  it('are on once the browser has said yes', () => {
    expect(phaseOf(receivePermission(turnOn(fresh), 'granted'))).toBe('on')
  })

  it('need no second question where the browser has said yes already, but a click of this person', () => {
    const allowed: Consent = { ...fresh, permission: 'granted' }
    expect(phaseOf(allowed)).toBe('offered')
    expect(phaseOf(turnOn(allowed))).toBe('on')
  })

  it('are explained when the browser says no, until the person does without', () => {
    const blocked = receivePermission(turnOn(fresh), 'denied')
    expect(phaseOf(blocked)).toBe('blocked')
    expect(phaseOf(turnOff(blocked))).toBe('off')
    expect(phaseOf(turnOn(turnOff(blocked)))).toBe('blocked')
  })

  it('are offered again when the browser’s question was closed without an answer', () => {
    expect(phaseOf(receivePermission(turnOn(fresh), 'default'))).toBe('offered')
  })

  it('are not offered to somebody who has said “not now”, nor where the browser forbids them', () => {
    expect(phaseOf(turnOff(fresh))).toBe('off')
    expect(phaseOf({ ...fresh, permission: 'denied' })).toBe('off')
  })

  it('stay off when the browser allows them after “not now”', () => {
    expect(phaseOf(receivePermission(turnOff(turnOn(fresh)), 'granted'))).toBe('off')
  })

  it('are asked for anew with the next person', () => {
    expect(phaseOf(resetChoice(receivePermission(turnOn(fresh), 'granted')))).toBe('offered')
  })
})

it('are on only with the last word of the person and the last word of the browser, in whatever order things happen', () => {
  type Step = { do: 'on' | 'off' | 'answer' | 'next person'; says: PushPermission }
  const says = fc.constantFrom<PushPermission>('default', 'granted', 'denied')
  const step: fc.Arbitrary<Step> = fc.record({ do: fc.constantFrom('on', 'off', 'answer', 'next person'), says })
  fc.assert(
    fc.property(says, fc.array(step, { maxLength: 30 }), (first, steps) => {
      let consent: Consent = { ...noConsent, permission: first }
      // The written rule, said another way: whether the person's last word was "on", and what the browser said last.
      let wanted = false
      let allowed = first
      for (const { do: what, says: said } of steps) {
        if (what === 'on') wanted = true
        if (what === 'off' || what === 'next person') wanted = false
        if (what === 'answer' && said === 'default' && phaseOf(consent) === 'asking') wanted = false
        if (what === 'answer') allowed = said
        const acts = {
          on: turnOn,
          off: turnOff,
          answer: (now: Consent) => receivePermission(now, said),
          'next person': resetChoice,
        }
        consent = acts[what](consent)
        const phase = phaseOf(consent)
        if (phase === 'on') expect([wanted, allowed]).toEqual([true, 'granted'])
        if (phase === 'blocked') expect([wanted, allowed]).toEqual([true, 'denied'])
        if (phase === 'asking') expect(wanted).toBe(true)
        if (wanted && allowed === 'granted') expect(phase).toBe('on')
        if (wanted && allowed === 'denied') expect(phase).toBe('blocked')
        if (!wanted) expect(['offered', 'off']).toContain(phase)
      }
    }),
  )
})
