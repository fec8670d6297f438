import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type OpenOptions, openPortal, problem } from '@/shared/testing/open-portal'
import { RegistryView } from './RegistryView'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const open = (address = '/', options: OpenOptions = {}) =>
  openPortal({ '/': <RegistryView /> }, { address, signedInAs: 'marco.bianchi', ...options })

const rows = async (options?: { timeout: number }) =>
  within(await screen.findByRole('list', { name: 'Accounts found' }, options))
const field = () => screen.getByRole('searchbox', { name: /^Search name/ })

describe('the registry of people', () => {
  it('finds by the user name, and keeps the words in the address', async () => {
    const { router } = open()
    await rows()
    await userEvent.type(field(), 'tiago.duarte')
    await waitFor(() => expect(router.state.location.search).toBe('?search=tiago.duarte'))
    await waitFor(async () => expect((await rows()).getAllByRole('listitem')).toHaveLength(1))
    expect((await rows()).getByRole('button', { name: 'Tiago Duarte' })).toBeTruthy()
  })

  it('shows what Back brings into the address, also in the fields', async () => {
    const { router } = open('/?state=blocked')
    await (await rows()).findByRole('button', { name: 'Bruno Almeida' })
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveProperty('value', 'blocked')
    await router.navigate('/?search=sofia')
    await (await rows()).findByRole('button', { name: 'Sofia Karras' })
    expect(field()).toHaveProperty('value', 'sofia')
    expect(screen.getByRole('combobox', { name: 'Status' })).toHaveProperty('value', '')
  })

  it('narrows by a value of a filter, with as many accounts as the value says', async () => {
    const { router } = open()
    await rows()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Role' }), 'Administrator (1)')
    await waitFor(() => expect(router.state.location.search).toBe('?role=root'))
    await waitFor(() => expect(screen.getAllByText('1 account').length).toBeGreaterThan(0))
    expect((await rows()).getByRole('button', { name: 'Elena Papadaki' })).toBeTruthy()
  })

  it('keeps the last list when the next one fails, and gets it with another try', async () => {
    const { portal } = open()
    await (await rows()).findByRole('button', { name: 'Alessandro Gallo' })
    portal.intercept = () => problem(500, 'broken')
    await userEvent.type(field(), 'sofia')
    await screen.findByText(/This is still the previous list/)
    expect((await rows()).getByRole('button', { name: 'Alessandro Gallo' })).toBeTruthy()
    portal.intercept = undefined
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await (await rows()).findByRole('button', { name: 'Sofia Karras' })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('leaves the screen to the page of its error for somebody who may not see it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    open('/', { signedInAs: 'giulia.riva' })
    await screen.findByText('The page of this error')
  })

  it('draws few of the 50,000', async () => {
    open('/', { seed: 'crowded' })
    // The first question of all makes the index of 50,000 people.
    const list = await rows({ timeout: 25_000 })
    expect(list.getAllByRole('listitem').length).toBeLessThan(60)
    expect(screen.getByText(/^50,061 accounts$/)).toBeTruthy()
  }, 60_000)
})
