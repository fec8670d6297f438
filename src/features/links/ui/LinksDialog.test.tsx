import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { examples } from '@/api/examples.gen'
import { openPortal, problem, type Intercept, type OpenOptions } from '@/shared/testing/open-portal'
import { LinksDialog } from './LinksDialog'

const all = examples.listExternalLinks.default

function open(options: OpenOptions = {}) {
  const onClose = vi.fn()
  return { onClose, ...openPortal({ '/': <LinksDialog onClose={onClose} /> }, options) }
}

function answer(links: readonly unknown[]): Intercept {
  return (request) => (request.url.includes('external-links') ? Response.json(links) : undefined)
}

it('shows the links of the organisation, each in a tab of its own', async () => {
  open({ intercept: answer(all) })
  const canteen = await screen.findByRole('link', { name: 'Canteen menu' })
  expect(canteen.getAttribute('href')).toBe('https://canteen.meridiana.example/')
  expect(canteen.getAttribute('target')).toBe('_blank')
})

it('leaves out what the licences of the person do not allow, whatever the server sends', async () => {
  open({ intercept: answer([...all, { ...all[0], id: 'link-paid', name: 'Paid tool', licence: 'paid-tool' }]) })
  await screen.findByRole('link', { name: 'Chat' })
  expect(screen.queryByRole('link', { name: 'Paid tool' })).toBeNull()
})

it('leaves out an address that would run code', async () => {
  open({ intercept: answer([...all, { ...all[2], id: 'link-bad', name: 'Trap', url: 'javascript:alert(1)' }]) })
  await screen.findByRole('link', { name: 'Canteen menu' })
  expect(screen.queryByText('Trap')).toBeNull()
})

it('says that there is none', async () => {
  open({ intercept: answer([]) })
  expect(await screen.findByText('Your organisation hasn’t added any links yet.')).toBeTruthy()
})

it('offers another try when they do not come', async () => {
  let broken = true
  open({
    intercept: (request) =>
      broken && request.url.includes('external-links') ? problem(403, 'forbidden') : answer(all)(request),
  })
  expect(await screen.findByRole('alert')).toBeTruthy()
  broken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('link', { name: 'Canteen menu' })).toBeTruthy()
})
