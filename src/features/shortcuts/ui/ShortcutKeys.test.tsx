import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, fork } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, expect, it } from 'vitest'
import { createPortalIntl, IntlProvider } from '@/shared/i18n'
import { storage } from '@/shared/storage'
import { $singleKeys, sheetRequested } from '../model/shortcuts'
import { ShortcutKeys } from './ShortcutKeys'
// The chunk is at hand, so that no test waits for a slow machine to load it.
import './ShortcutSheet'

afterEach(() => localStorage.clear())

function open({ singleKeys = true } = {}) {
  const scope = fork({ values: [[$singleKeys, singleKeys]] })
  render(
    <Provider value={scope}>
      <IntlProvider intl={createPortalIntl('en', {}, 'Europe/Rome')}>
        <button>Somewhere</button>
        <input aria-label="Search" id="search" />
        <ShortcutKeys searchId="search" />
      </IntlProvider>
    </Provider>,
  )
  return { scope }
}

const search = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' })

it('goes to the search by a slash, which is not written there', async () => {
  open()
  await userEvent.keyboard('/')
  expect(document.activeElement).toBe(search())
  expect(search().value).toBe('')
})

it('leaves a slash and a question mark to a person who writes', async () => {
  open()
  await userEvent.type(search(), 'why/not?')
  expect(search().value).toBe('why/not?')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('lists the keys by a question mark', async () => {
  open()
  await userEvent.keyboard('?')
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy()
})

it('keeps that keys of one character are switched off, and lists the others on request', async () => {
  const { scope } = open()
  await userEvent.keyboard('?')
  await userEvent.click(await screen.findByRole('switch', { name: 'Single-key shortcuts' }))
  expect(storage.singleKeys.read()).toBe(false)
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.keyboard('?/')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(document.activeElement).not.toBe(search())
  await allSettled(sheetRequested, { scope })
  expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeTruthy()
})
