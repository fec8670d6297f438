import { allSettled, createWatch, fork, type Scope } from 'effector'
import { render, screen } from '@testing-library/react'
import { Provider } from 'effector-react'
import { createElement } from 'react'
import { expect, it, vi } from 'vitest'
import { createPortalIntl, IntlProvider } from '../i18n'
import { cancelled, confirmed, confirmRequested, type Confirm } from '../overlays'
import { guardLeaving, reloadAgreed, reloadRefused, reloadRequested, workBegun, workEnded, type UnsavedWork } from '.'

const upload: UnsavedWork = { id: 'upload:1', what: 'The upload of “plan.pdf”', kept: false }
const comment: UnsavedWork = { id: 'comments', what: 'A comment', kept: true }

async function portal(...works: UnsavedWork[]) {
  const scope = fork()
  const asked: Confirm[] = []
  const agreed = vi.fn()
  const refused = vi.fn()
  createWatch({ unit: confirmRequested, scope, fn: (question) => asked.push(question) })
  createWatch({ unit: reloadAgreed, scope, fn: agreed })
  createWatch({ unit: reloadRefused, scope, fn: refused })
  for (const params of works) await allSettled(workBegun, { scope, params })
  return { scope, asked, agreed, refused, wantReload: () => allSettled(reloadRequested, { scope }) }
}

it('agrees at once where nothing is unfinished, or all of it is kept', async () => {
  for (const works of [[], [comment]]) {
    const { asked, agreed, wantReload } = await portal(...works)
    await wantReload()
    expect(asked).toEqual([])
    expect(agreed).toHaveBeenCalledOnce()
  }
})

it('names what would be lost, and only that, before it agrees', async () => {
  const { scope, asked, agreed, wantReload } = await portal(comment, upload)
  await wantReload()
  expect(agreed).not.toHaveBeenCalled()
  draw(scope, asked[0])
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['The upload of “plan.pdf”'])
  await allSettled(confirmed, { scope, params: asked[0] as Confirm })
  expect(agreed).toHaveBeenCalledOnce()
})

it('does not load the page when the person would rather finish, nor for the answer to another question', async () => {
  const { scope, asked, agreed, refused, wantReload } = await portal(upload)
  await wantReload()
  await allSettled(confirmed, { scope, params: { ...(asked[0] as Confirm), subject: 'sign-out' } })
  await allSettled(cancelled, { scope, params: asked[0] as Confirm })
  expect(agreed).not.toHaveBeenCalled()
  expect(refused).toHaveBeenCalledOnce()
})

it('asks no more when the work is finished', async () => {
  const { scope, asked, agreed, wantReload } = await portal(upload)
  await allSettled(workEnded, { scope, params: upload.id })
  await wantReload()
  expect(asked).toEqual([])
  expect(agreed).toHaveBeenCalledOnce()
})

it('knows one piece of work once, as it was last described', async () => {
  const { asked, wantReload } = await portal(upload, { ...upload, kept: true })
  await wantReload()
  expect(asked).toEqual([])
})

it('lets the browser ask before the page is closed, as long as something would be lost', async () => {
  const { scope } = await portal(upload)
  const stop = guardLeaving(scope)
  const leave = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(leave()).toBe(true)
  await allSettled(workEnded, { scope, params: upload.id })
  expect(leave()).toBe(false)
  stop()
})

function draw(scope: Scope, question: Confirm | undefined) {
  render(
    createElement(
      Provider,
      { value: scope },
      createElement(IntlProvider, { intl: createPortalIntl('en', {}, 'Europe/Rome'), children: question?.template }),
    ),
  )
}
