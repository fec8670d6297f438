import { beforeEach, expect, it } from 'vitest'
import { lateStorage } from './late-storage'
import { wipeStorage } from './storage'

beforeEach(() => localStorage.clear())

it('goes at sign-out, but for what the specification keeps', () => {
  lateStorage.telemetryConsent.write('giulia-riva', 'given')
  lateStorage.assistantPanel.write({ open: true, widthPx: 320 })
  lateStorage.singleKeys.write(false)
  lateStorage.onlyUnread.write('giulia-riva', true)
  const kept = Object.values(lateStorage).filter(({ keptAtSignOut }) => keptAtSignOut)
  expect(kept.map(({ key }) => key).sort()).toEqual([
    'buildInfo',
    'carousel',
    'onlyUnreadNotification',
    'system-messages',
  ])
  wipeStorage()
  expect(Object.keys(localStorage)).toEqual(['onlyUnreadNotification'])
})

it('brings the assistant’s panel back as it was left, and nothing that is no panel', () => {
  lateStorage.assistantPanel.write({ open: true, widthPx: 480 })
  expect(lateStorage.assistantPanel.read()).toEqual({ open: true, widthPx: 480 })
  localStorage.setItem('assistantPanel', '{"open":"yes","widthPx":480}')
  expect(lateStorage.assistantPanel.read()).toBeNull()
})

it('takes only a clear answer for a consent', () => {
  localStorage.setItem('telemetryConsent', '{"giulia-riva":"maybe"}')
  expect(lateStorage.telemetryConsent.read('giulia-riva')).toBeNull()
})
