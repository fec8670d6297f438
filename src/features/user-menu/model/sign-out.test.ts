import { allSettled, createWatch, fork } from 'effector'
import { expect, it } from 'vitest'
import { confirmRequested, type Confirm } from '@/shared/overlays'
import { workBegun } from '@/shared/unsaved-work'
import { keptMessages, messages } from '../messages'
import { listDraftsFx } from './kept-drafts'
import { signOutClicked } from './sign-out'

async function ask(scope = fork()): Promise<Confirm | undefined> {
  const questions: Confirm[] = []
  createWatch({ unit: confirmRequested, scope, fn: (question) => questions.push(question) })
  await allSettled(signOutClicked, { scope })
  return questions[0]
}

it('asks before signing out', async () => {
  expect(await ask()).toMatchObject({ title: messages.confirmSignOut, description: messages.confirmSignOutText })
})

it('names what is not finished, also what a reload would keep: signing out leaves nothing in the browser', async () => {
  const scope = fork()
  const upload = { id: 'upload:1', what: 'The upload of “plan.pdf”', kept: false }
  const comment = { id: 'comments', what: 'A comment', kept: true }
  await allSettled(workBegun, { scope, params: upload })
  await allSettled(workBegun, { scope, params: comment })
  const question = await ask(scope)
  expect(question).toMatchObject({ description: messages.confirmSignOutLost, tone: 'destructive' })
  expect(question?.template).toMatchObject({ props: { works: [upload, comment] } })
})

it('names what only this device keeps, and what an open editor will send not at all', async () => {
  const drafts = [
    { address: '/post/edit/p-1041', about: { kind: 'post', title: 'Lockout at the presses' } },
    { address: '/post/edit/p-1042', about: { kind: 'post', title: 'Line 4' } },
    { address: '/post/create', about: { kind: 'post', title: ' ' } },
    { address: '/comment/edit/c-1', about: { kind: 'comment', title: '' } },
    { address: '/post/p-7/transition/t-1', about: { kind: 'form', title: '' } },
  ]
  const scope = fork({ handlers: [[listDraftsFx, () => drafts]] })
  const send = () => Promise.resolve(true)
  const open = { id: 'post-editor', what: 'A post', kept: true, deviceDraft: '/post/edit/p-1041', send }
  await allSettled(workBegun, { scope, params: open })
  const question = await ask(scope)
  expect(question).toMatchObject({ description: messages.confirmSignOutLost, tone: 'destructive' })
  const named = [
    { message: keptMessages.post, values: { title: 'Line 4' } },
    keptMessages.untitled,
    keptMessages.comment,
    keptMessages.form,
  ]
  expect(question).toMatchObject({ template: { props: { works: named.map((what) => ({ what })) } } })
})
