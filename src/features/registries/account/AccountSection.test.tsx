import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type OpenOptions, openPortal, problem } from '@/shared/testing/open-portal'
import { AccountSection } from './AccountSection'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

function open(userId: string, options: OpenOptions = {}) {
  const onChanged = vi.fn()
  const section = <AccountSection userId={userId} onChanged={onChanged} />
  return { onChanged, ...openPortal({ '/': section }, { signedInAs: 'marco.bianchi', ...options }) }
}

const openForm = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Block…' }))
  return within(await screen.findByRole('form', { name: `Block ${name}` }))
}

describe('the account of a person', () => {
  it('is blocked with a reason, and unblocked again', async () => {
    const { onChanged, tips } = open('tiago-duarte')
    const form = await openForm('Tiago Duarte')
    await userEvent.click(form.getByRole('button', { name: 'Block' }))
    await screen.findByText('Enter a reason')
    await userEvent.type(form.getByRole('textbox', { name: 'Reason' }), 'Stolen badge.')
    await userEvent.click(form.getByRole('button', { name: 'Block' }))
    await screen.findByText(/Stolen badge\./)
    expect(screen.getByText('Until someone unblocks it')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Unblock' }))
    await screen.findByRole('button', { name: 'Block…' })
    expect(screen.queryByText(/Stolen badge\./)).toBeNull()
    expect(onChanged).toHaveBeenCalledTimes(2)
    expect(tips.map(({ severity }) => severity)).toEqual(['success', 'success'])
  })

  it('keeps what was typed when the block fails, and sends it again', async () => {
    const { portal } = open('tiago-duarte')
    const form = await openForm('Tiago Duarte')
    await userEvent.type(form.getByRole('textbox', { name: 'Reason' }), 'Stolen badge.')
    portal.intercept = (request) => (request.method === 'PUT' ? problem(500, 'broken') : undefined)
    await userEvent.click(form.getByRole('button', { name: 'Block' }))
    await screen.findByText('Couldn’t change the account. Try again.')
    expect(form.getByRole('textbox', { name: 'Reason' })).toHaveProperty('value', 'Stolen badge.')
    portal.intercept = undefined
    await userEvent.click(form.getByRole('button', { name: 'Block' }))
    await screen.findByRole('button', { name: 'Unblock' })
  })

  it('says why it may not be blocked', async () => {
    open('elena-papadaki')
    await screen.findByText('Only administrators with full rights can block this account.')
    expect(screen.queryByRole('button', { name: 'Block…' })).toBeNull()
  })

  it('says what the server refused meanwhile', async () => {
    const { portal } = open('tiago-duarte')
    const form = await openForm('Tiago Duarte')
    await userEvent.type(form.getByRole('textbox', { name: 'Reason' }), 'Left.')
    portal.intercept = (request) => (request.method === 'PUT' ? problem(409, 'user-deleted') : undefined)
    await userEvent.click(form.getByRole('button', { name: 'Block' }))
    await screen.findByText('This account was deleted.')
  })

  it('can be asked for again when it could not be loaded', async () => {
    let broken = true
    open('tiago-duarte', { intercept: () => (broken ? problem(500, 'broken') : undefined) })
    await screen.findByText('Couldn’t load the account.')
    broken = false
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.getByText('tiago.duarte')).toBeTruthy())
  })
})
