import { beforeEach, expect, it } from 'vitest'
import { storage, wipeStorage } from '.'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

it('keeps a personal setting apart for each person under the one key', () => {
  storage.onlyUnread.write('giulia-riva', true)
  storage.systemMessages.write('giulia-riva', ['message-canteen'])
  storage.onlyUnread.write('marco-bianchi', false)
  expect(JSON.parse(localStorage.getItem('onlyUnreadNotification') ?? '')).toEqual({
    'giulia-riva': true,
    'marco-bianchi': false,
  })
  expect(storage.onlyUnread.read('giulia-riva')).toBe(true)
  expect(storage.onlyUnread.read('sofia-karras')).toBeNull()
})

it('drops what it cannot read instead of failing', () => {
  localStorage.setItem('theme', '{broken')
  localStorage.setItem('onlyUnreadNotification', '"true"')
  expect(storage.theme.read()).toBeNull()
  expect(storage.onlyUnread.read('giulia-riva')).toBeNull()
})

it('is not confused by a person who is called like a property of every object', () => {
  expect(storage.onlyUnread.read('constructor')).toBeNull()
})

it('forgets at sign-out all but what the specification keeps', () => {
  storage.signedIn.write(true)
  storage.theme.write('dark')
  storage.language.write('el')
  storage.menuOpen.write(false)
  storage.onlyUnread.write('giulia-riva', true)
  storage.systemMessages.write('giulia-riva', ['message-canteen'])
  storage.drafts.write('giulia-riva', { '1042': 'half a sentence' })
  storage.seenCarousel.write('giulia-riva', true)
  storage.buildInfo.write('1.0.0+4f1c2ab')
  localStorage.setItem('left by an old version', 'x')
  wipeStorage()
  expect(Object.keys(localStorage).sort()).toEqual([
    'buildInfo',
    'carousel',
    'language',
    'onlyUnreadNotification',
    'system-messages',
    'theme',
  ])
  expect(sessionStorage.length).toBe(0)
  const kept = Object.values(storage).filter((entry) => entry.keptAtSignOut)
  expect(kept.map(({ key }) => key).sort()).toEqual(expect.arrayContaining(Object.keys(localStorage)))
})

it('goes at sign-out, but for what the specification keeps', () => {
  storage.telemetryConsent.write('giulia-riva', 'given')
  storage.assistantPanel.write({ open: true, widthPx: 320 })
  storage.singleKeys.write(false)
  storage.onlyUnread.write('giulia-riva', true)
  wipeStorage()
  expect(Object.keys(localStorage)).toEqual(['onlyUnreadNotification'])
})

it('brings the assistant’s panel back as it was left, and nothing that is no panel', () => {
  storage.assistantPanel.write({ open: true, widthPx: 480 })
  expect(storage.assistantPanel.read()).toEqual({ open: true, widthPx: 480 })
  localStorage.setItem('assistantPanel', '{"open":"yes","widthPx":480}')
  expect(storage.assistantPanel.read()).toBeNull()
})

it('takes only a clear answer for a consent', () => {
  localStorage.setItem('telemetryConsent', '{"giulia-riva":"maybe"}')
  expect(storage.telemetryConsent.read('giulia-riva')).toBeNull()
})
