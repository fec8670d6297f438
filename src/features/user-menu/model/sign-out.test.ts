import { allSettled, createWatch, fork } from 'effector'
import { expect, it } from 'vitest'
import { confirmRequested, type Confirm } from '@/shared/overlays'
import { workBegun } from '@/shared/unsaved-work'
import { messages } from '../messages'
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
