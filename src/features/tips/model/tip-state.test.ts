import { describe, expect, it } from 'vitest'
import type { Tip, TipSeverity } from '@/shared/overlays'
import { closeBehaviorOf, hasCloseButton, mayReplace, severityRank, show, type TipState } from './tip-state'

const none: TipState = { phase: 'none', serial: 0 }
const severities: TipSeverity[] = ['success', 'info', 'pro', 'warn', 'error', 'system']
const onScreen = (tip: Tip) => show(none, { tip, now: 0 })

describe('which tip may replace which', () => {
  it('ranks success, info, pro, warn, error, system from 0 to 5', () => {
    expect(severities.map((severity) => severityRank[severity])).toEqual([0, 1, 2, 3, 4, 5])
  })

  it.each(severities)('lets a %s tip show when there is none', (severity) => {
    expect(mayReplace(none, { severity })).toBe(true)
  })

  it('lets any tip replace one that closes by duration', () => {
    const current = onScreen({ severity: 'error', closeBehavior: 'duration' })
    for (const severity of severities) expect(mayReplace(current, { severity })).toBe(true)
  })

  it.each(['manual', 'forceReload'] as const)(
    'lets only equal or graver tips replace one that is %s',
    (closeBehavior) => {
      const current = onScreen({ severity: 'warn', closeBehavior })
      const allowed = severities.filter((severity) => mayReplace(current, { severity }))
      expect(allowed).toEqual(['warn', 'error', 'system'])
    },
  )
})

describe('what a tip does when nothing is said', () => {
  it('waits for the person when it comes from the system, and goes by itself otherwise', () => {
    expect(severities.map((severity) => closeBehaviorOf({ severity }))).toEqual([
      'duration',
      'duration',
      'duration',
      'duration',
      'duration',
      'manual',
    ])
  })

  it('has a close button unless it comes from the system', () => {
    expect(severities.filter((severity) => !hasCloseButton({ severity }))).toEqual(['system'])
    expect(hasCloseButton({ severity: 'system', hideCloseButton: false })).toBe(true)
    expect(hasCloseButton({ severity: 'info', hideCloseButton: true })).toBe(false)
  })
})
