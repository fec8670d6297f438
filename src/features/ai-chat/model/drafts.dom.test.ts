import { allSettled, fork } from 'effector'
import { beforeEach, expect, it } from 'vitest'
import { $session, signedIn, signedOut, type User } from '@/features/session'
import { storage } from '@/shared/storage'
import { contextEntered } from './chats'
import { $draft, draftChanged, draftsWanted } from './drafts'
import { questionBegun } from './panel'
import { community, dashboard } from './testing/open-chats'

const giulia = { id: 'giulia' } as User

beforeEach(() => sessionStorage.clear())

/** A page that was just loaded, with the assistant's field on it. */
async function openPage(user: User = giulia) {
  const scope = fork({ values: [[$session, { phase: 'signed-in', user }]] })
  await allSettled(draftsWanted, { scope })
  return {
    scope,
    enter: (context: typeof dashboard) => allSettled(contextEntered, { scope, params: context }),
    write: (text: string) => allSettled(draftChanged, { scope, params: text }),
    draft: () => scope.getState($draft),
  }
}

it('brings half a question back after a reload, in the chat that it belongs to', async () => {
  const before = await openPage()
  await before.enter(dashboard)
  await before.write('Why did')
  await before.enter(community)
  await before.write('Who is')

  const after = await openPage()
  expect(after.draft()).toBe('')
  await after.enter(dashboard)
  expect(after.draft()).toBe('Why did')
  await after.enter(community)
  expect(after.draft()).toBe('Who is')
})

it('keeps nothing of a question that was wiped out again', async () => {
  const page = await openPage()
  await page.write('Why')
  await page.write('  ')
  expect(storage.questions.read(giulia.id)).toEqual({})
})

it('leaves nothing to the next person', async () => {
  const page = await openPage()
  await page.write('Why did')
  await allSettled(signedOut, { scope: page.scope })
  expect(page.draft()).toBe('')
  expect(sessionStorage.length).toBe(0)
  await allSettled(signedIn, { scope: page.scope, params: { ...giulia, id: 'marco' } })
  expect(page.draft()).toBe('')
})

it('brings it back to the same person who had to sign in again', async () => {
  await (await openPage()).write('Why did')
  const scope = fork({ values: [[$session, { phase: 'signed-out' }]] })
  await allSettled(draftsWanted, { scope })
  expect(scope.getState($draft)).toBe('')
  await allSettled(signedIn, { scope, params: giulia })
  expect(scope.getState($draft)).toBe('Why did')
})

it('gives nobody the question of somebody else, also without a sign-out between them', async () => {
  await (await openPage()).write('Why did')
  expect((await openPage({ ...giulia, id: 'marco' })).draft()).toBe('')
  expect((await openPage()).draft()).toBe('Why did')
})

it('reads past what is no question', async () => {
  sessionStorage.setItem('questions', '{"giulia":{"none":"Why","dashboard":7},"marco":[]}')
  expect((await openPage()).draft()).toBe('Why')
  expect((await openPage({ ...giulia, id: 'marco' })).draft()).toBe('')
})

it('puts the beginning of a question behind what stands in the field, once', async () => {
  const before = await openPage()
  await before.write('Why did')
  const scope = fork({ values: [[$session, { phase: 'signed-in', user: giulia }]] })
  await allSettled(questionBegun, { scope, params: 'About post 1015: ' })
  await allSettled(draftsWanted, { scope })
  expect(scope.getState($draft)).toBe('Why did\nAbout post 1015: ')
  await allSettled(questionBegun, { scope, params: 'About post 1015: ' })
  expect(scope.getState($draft)).toBe('Why did\nAbout post 1015: ')
})

it('takes the beginning of a question while the field is there', async () => {
  const page = await openPage()
  await allSettled(questionBegun, { scope: page.scope, params: 'About post 1015: ' })
  expect(page.draft()).toBe('About post 1015: ')
  await page.write('')
  await page.enter(dashboard)
  expect(page.draft()).toBe('')
})
