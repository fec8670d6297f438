import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { createPortalIntl, IntlProvider } from '@/shared/i18n'
import { FileMissing } from '@/shared/loadable'
import { QueryView } from './QueryView'

vi.mock('./QueryStates', () => {
  throw new FileMissing('https://portal.example/assets/rest.js', false)
})

const query = { data: undefined, error: null, errorUpdateCount: 0, isFetching: false, refetch: vi.fn() }

const open = (element: React.ReactNode) =>
  render(<IntlProvider intl={createPortalIntl('en', {}, 'Europe/Rome')}>{element}</IntlProvider>)

it('says in a line that something failed when the file for it is lost too, and can be tried again', async () => {
  open(
    <QueryView
      query={{ ...query, error: new Error('lost'), errorUpdateCount: 1 }}
      skeleton="…"
      words={{ failed: { id: 'failed', defaultMessage: 'The parts could not be loaded' } }}
    >
      {() => null}
    </QueryView>,
  )
  expect((await screen.findByRole('alert')).textContent).toContain('The parts could not be loaded')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(query.refetch).toHaveBeenCalledOnce()
})

it('says in a line that there is nothing when the file for it is lost', async () => {
  open(
    <QueryView query={{ ...query, data: [] }} skeleton="…" empty={{ when: () => true, title: 'No parts yet' }}>
      {() => null}
    </QueryView>,
  )
  await screen.findByText('No parts yet')
})
