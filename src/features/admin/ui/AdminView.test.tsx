import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type OpenOptions, openPortal, problem } from '@/shared/testing/open-portal'
import { SecurityTab } from '../security/SecurityTab'
import { AdminView } from './AdminView'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const open = (tab: string, address = '/', options: OpenOptions = {}) =>
  openPortal({ '/': <AdminView tab={tab} /> }, { address, signedInAs: 'marco.bianchi', ...options })

const log = async () => within(await screen.findByRole('list', { name: 'Audit log' }))

describe('administration', () => {
  it('shows services that are in trouble, licences, and what each feature switches on', async () => {
    open('installation')
    const services = within(await screen.findByRole('region', { name: 'Services' }))
    expect(services.getAllByText('Working').length).toBe(5)
    expect(services.getByText('Degraded')).toBeTruthy()
    expect(screen.getByRole('progressbar', { name: 'chat' }).getAttribute('aria-valuemax')).toBe('80')
    expect(screen.getByText('Questions about posts, files and tasks')).toBeTruthy()
  })

  it('shows the first part for a part that there is not', async () => {
    open('nowhere')
    expect(screen.getByRole('tab', { name: 'Installation' }).getAttribute('aria-selected')).toBe('true')
    await screen.findByRole('region', { name: 'Versions' })
  })

  it('narrows the log by the act and by who did it, in the address', async () => {
    const { router } = open('audit')
    await log()
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Action' }), 'Account blocked')
    await waitFor(() => expect(router.state.location.search).toBe('?act=user-block'))
    await waitFor(async () => expect((await log()).queryByText('Group members changed')).toBeNull())
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'elena')
    await waitFor(() => expect(router.state.location.search).toBe('?act=user-block&search=elena'))
    await waitFor(async () => {
      const entries = (await log()).getAllByRole('listitem')
      expect(entries.every(({ textContent }) => textContent.includes('Elena Papadaki'))).toBe(true)
    })
  })

  it('goes on with older entries, and tries again when they do not come', async () => {
    const { portal } = open('audit')
    expect((await log()).getAllByRole('listitem')).toHaveLength(50)
    portal.intercept = () => problem(500, 'broken')
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
    const again = await screen.findByRole('button', { name: 'Try again' })
    portal.intercept = undefined
    await userEvent.click(again)
    await waitFor(async () => expect((await log()).getAllByRole('listitem')).toHaveLength(100))
  })

  it('copies what was found as text', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } })
    const check = () =>
      Promise.resolve([
        { id: 'eval', expected: 'refused', found: 'refused', passed: true },
        { id: 'coop', expected: 'same-origin', found: null, passed: false },
      ])
    openPortal({ '/': <SecurityTab check={check} /> })
    await screen.findByText('1 of 2 checks passed')
    await userEvent.click(screen.getByRole('button', { name: 'Copy result' }))
    await waitFor(() =>
      expect(writeText).toHaveBeenCalledWith(
        'Passed\tRunning text as code\trefused\trefused\nFailed\tWindows of other sites (COOP)\tsame-origin\tnothing',
      ),
    )
  })
})
