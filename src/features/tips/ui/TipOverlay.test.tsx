import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createWatch, fork, scopeBind } from 'effector'
import { Provider } from 'effector-react'
import { MemoryRouter, useNavigate } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { createPortalIntl, defineMessages, IntlProvider } from '@/shared/i18n'
import { tipRequested, type Tip } from '@/shared/overlays'
import { newVersionTip } from '../model/standard-tips'
import { attentionChanged, reloadFx } from '../model/tips'
import { TipOverlay } from './TipOverlay'

const messages = defineMessages<{ saved: { name: string } }>({
  saved: { id: 'test.saved', defaultMessage: '{name} is saved' },
})

function Elsewhere() {
  const navigate = useNavigate()
  return (
    <button type="button" onClick={() => void navigate('/people')}>
      People
    </button>
  )
}

function overlay() {
  const reload = vi.fn()
  const scope = fork({ handlers: [[reloadFx, reload]] })
  render(
    <MemoryRouter>
      <IntlProvider intl={createPortalIntl('en', {}, 'Europe/Rome')}>
        <Provider value={scope}>
          <Elsewhere />
          <TipOverlay />
        </Provider>
      </IntlProvider>
    </MemoryRouter>,
  )
  const request = scopeBind(tipRequested, { scope })
  return { scope, reload, show: (tip: Tip) => act(async () => request(tip)) }
}

it('says politely what went well, in the language of the moment', async () => {
  const { show } = overlay()
  await show({ severity: 'success', title: messages.saved, translateParams: { name: 'report.pdf' } })
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('report.pdf is saved'))
  expect(screen.getByRole('alert').textContent).toBe('')
})

it('says at once what is grave', async () => {
  const { show } = overlay()
  await show({ severity: 'error', title: 'The status was not changed' })
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('The status was not changed'))
})

it('draws rich text', async () => {
  const { show } = overlay()
  await show({
    severity: 'info',
    message: { ops: [{ insert: 'From ' }, { insert: 'Monday', attributes: { bold: true } }] },
  })
  expect((await screen.findByText('Monday')).tagName).toBe('STRONG')
})

it('closes by its button and runs its actions', async () => {
  const { show } = overlay()
  const onSelect = vi.fn()
  await show({ severity: 'error', title: 'No', actionCallbacks: [{ label: 'Show the change', onSelect }] })
  await userEvent.click(await screen.findByRole('button', { name: 'Show the change' }))
  expect(onSelect).toHaveBeenCalledOnce()
  await show({ severity: 'warn', closeBehavior: 'manual', title: 'Again' })
  await userEvent.click(await screen.findByRole('button', { name: 'Close message' }))
  expect(screen.queryByText('Again')).toBeNull()
})

it('offers to load the portal again after a new build, wherever the person goes', async () => {
  const { show, reload } = overlay()
  await show(newVersionTip)
  await screen.findByRole('button', { name: 'Reload' })
  await userEvent.click(screen.getByRole('button', { name: 'People' }))
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
  expect(reload).toHaveBeenCalledOnce()
})

it('takes a pro tip away when the person goes elsewhere', async () => {
  const { show } = overlay()
  await show({ severity: 'pro', closeBehavior: 'manual', title: 'Press / to search' })
  await screen.findByText('Press / to search')
  await userEvent.click(screen.getByRole('button', { name: 'People' }))
  await waitFor(() => expect(screen.queryByText('Press / to search')).toBeNull())
})

it('tells the model while the pointer or the focus is on it', async () => {
  const { show, scope } = overlay()
  const attention: boolean[] = []
  createWatch({ unit: attentionChanged, scope, fn: (attended) => attention.push(attended) })
  await show({ severity: 'info', closeBehavior: 'manual', title: 'Draft kept' })
  await userEvent.hover(await screen.findByText('Draft kept'))
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.unhover(screen.getByText('Draft kept'))
  expect(attention[0]).toBe(true)
  expect(attention.filter((attended) => attended)).toHaveLength(1)
})
