import { allSettled, createWatch, fork, type Scope } from 'effector'
import { expect, it } from 'vitest'
import { cancelled, confirmed, confirmRequested, type Confirm } from '@/shared/overlays'
import { $questions, agreeClicked, everythingRefused, refuseClicked } from './confirm'

const question = (subject: string): Confirm => ({ subject, title: 'Really?', confirmLabel: 'Yes', cancelLabel: 'No' })

function portal() {
  const scope: Scope = fork()
  const answers: string[] = []
  createWatch({ unit: confirmed, scope, fn: ({ subject }) => answers.push(`yes to ${subject}`) })
  createWatch({ unit: cancelled, scope, fn: ({ subject }) => answers.push(`no to ${subject}`) })
  const asked = () => {
    const state = scope.getState($questions)
    return state.phase === 'asking' ? state.confirm.subject : null
  }
  const ask = (subject: string) => allSettled(confirmRequested, { scope, params: question(subject) })
  return { scope, answers, asked, ask }
}

it('hands the answer back with the question', async () => {
  const { scope, answers, asked, ask } = portal()
  await ask('log out')
  expect(asked()).toBe('log out')
  await allSettled(agreeClicked, { scope })
  expect(answers).toEqual(['yes to log out'])
  expect(asked()).toBeNull()
})

it('asks one question at a time, in the order in which they came', async () => {
  const { scope, answers, asked, ask } = portal()
  await ask('first')
  await ask('second')
  expect(asked()).toBe('first')
  await allSettled(refuseClicked, { scope })
  expect(asked()).toBe('second')
  await allSettled(agreeClicked, { scope })
  expect(answers).toEqual(['no to first', 'yes to second'])
})

it('asks once when the same thing is asked twice', async () => {
  const { scope, answers, asked, ask } = portal()
  await ask('delete')
  await ask('delete')
  await allSettled(agreeClicked, { scope })
  expect(asked()).toBeNull()
  expect(answers).toEqual(['yes to delete'])
})

it('refuses everything that is still open when nobody is there to answer', async () => {
  const { scope, answers, asked, ask } = portal()
  await ask('first')
  await ask('second')
  await allSettled(everythingRefused, { scope })
  expect(asked()).toBeNull()
  expect(answers).toEqual(['no to first', 'no to second'])
})

it('ignores an answer when nothing was asked', async () => {
  const { scope, answers } = portal()
  await allSettled(agreeClicked, { scope })
  expect(answers).toEqual([])
})
