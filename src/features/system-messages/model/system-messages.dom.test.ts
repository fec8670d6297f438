import { allSettled, createWatch, fork, type Scope } from 'effector'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Schemas } from '@/api'
import { examples } from '@/api/examples.gen'
import { sessionFound, signedIn, signedOut } from '@/features/session'
import { tipRequested, type Tip } from '@/shared/overlays'
import { fetchMessagesFx } from './system-messages'
import { messagesWanted } from './system-messages'

const giulia = examples.getSession.default.user as Schemas['CurrentUser']
const marco: Schemas['CurrentUser'] = { ...giulia, id: 'marco-bianchi' }
const items = [
  { id: 'm-1', text: 'Sunday from 06:00 to 08:00 the portal is down.' },
  { id: 'm-2', text: 'The canteen takes cards again.' },
]

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

function portal(answer: () => Promise<Schemas['SystemMessage'][]> = () => Promise.resolve(items)) {
  const fetchMessages = vi.fn(answer)
  const scope: Scope = fork({ handlers: [[fetchMessagesFx, fetchMessages]] })
  const shown: Tip[] = []
  createWatch({ unit: tipRequested, scope, fn: (tip) => shown.push(tip) })
  const texts = () => shown.map(({ message }) => message)
  const understand = async () => {
    shown.at(-1)?.actionCallbacks?.[0]?.onSelect()
    await allSettled(scope)
  }
  return { scope, fetchMessages, shown, texts, understand }
}

async function enter(scope: Scope, user = giulia) {
  await allSettled(sessionFound, { scope, params: user })
  await allSettled(messagesWanted, { scope })
}

it('shows one message at a time, the next after the one before is acknowledged', async () => {
  const { scope, shown, texts, understand } = portal()
  await enter(scope)
  expect(texts()).toEqual([items[0]?.text])
  expect(shown[0]).toMatchObject({ severity: 'system', title: { defaultMessage: 'Announcement' } })
  await understand()
  expect(texts()).toEqual(items.map(({ text }) => text))
  await understand()
  expect(shown).toHaveLength(2)
})

it('does not show again what was acknowledged in this browser', async () => {
  const first = portal()
  await enter(first.scope)
  await first.understand()

  const second = portal()
  await enter(second.scope)
  expect(second.texts()).toEqual([items[1]?.text])
})

it('keeps what one person acknowledged from counting for another', async () => {
  const first = portal()
  await enter(first.scope)
  await first.understand()

  const second = portal()
  await enter(second.scope, marco)
  expect(second.texts()).toEqual([items[0]?.text])
})

it('asks after signing in, and not while nobody is signed in', async () => {
  const { scope, fetchMessages, texts } = portal()
  await allSettled(sessionFound, { scope, params: null })
  await allSettled(messagesWanted, { scope })
  expect(fetchMessages).not.toHaveBeenCalled()
  await allSettled(signedIn, { scope, params: giulia })
  expect(texts()).toEqual([items[0]?.text])
})

it('shows nothing to nobody when the answer comes after signing out', async () => {
  let answer: (messages: Schemas['SystemMessage'][]) => void = () => undefined
  const { scope, shown } = portal(() => new Promise((resolve) => (answer = resolve)))
  await allSettled(sessionFound, { scope, params: giulia })
  const asked = allSettled(messagesWanted, { scope })
  void allSettled(signedOut, { scope })
  answer(items)
  await asked
  expect(shown.filter(({ severity }) => severity === 'system')).toEqual([])
})

it('logs that they cannot be had, and goes on', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { scope, shown } = portal(() => Promise.reject(new Error('no answer')))
  await enter(scope)
  expect(shown).toEqual([])
  expect(log).toHaveBeenCalledWith('system messages:', expect.any(Error))
})
