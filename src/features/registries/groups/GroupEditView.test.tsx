import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type OpenOptions, openPortal, problem } from '@/shared/testing/open-portal'
import { GroupEditView } from './GroupEditView'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const open = (groupId = 'group-editors', options: OpenOptions = {}) =>
  openPortal({ '/': <GroupEditView groupId={groupId} /> }, { signedInAs: 'marco.bianchi', ...options })

const members = async (options?: { timeout: number }) =>
  within(await screen.findByRole('list', { name: 'Members' }, options))

async function add(words: string, name: RegExp) {
  await userEvent.type(screen.getByRole('combobox', { name: 'Add people' }), words)
  await userEvent.click(await screen.findByRole('option', { name }))
  await userEvent.keyboard('{Escape}')
}

describe('the members of a group', () => {
  it('are staged and saved as the difference', async () => {
    const { portal, tips } = open()
    await userEvent.click((await members()).getByRole('button', { name: 'Remove Chiara Conti' }))
    expect((await members()).getByText('To be removed')).toBeTruthy()
    await add('tiago', /Tiago Duarte/)
    await screen.findByText('+1 −1')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByText('+1 −1')).toBeNull())
    const [sent] = portal.requests.filter(({ method }) => method === 'PATCH')
    expect(JSON.parse(sent?.body ?? '')).toEqual({ add: ['tiago-duarte'], remove: ['chiara-conti'] })
    await (await members()).findByRole('button', { name: 'Remove Tiago Duarte' })
    expect((await members()).queryByText('Chiara Conti')).toBeNull()
    expect(tips).toMatchObject([{ severity: 'success' }])
  })

  it('stay staged when saving fails, and while others are searched', async () => {
    const { portal } = open()
    await userEvent.click((await members()).getByRole('button', { name: 'Remove Chiara Conti' }))
    portal.intercept = (request) => (request.method === 'PATCH' ? problem(500, 'broken') : undefined)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await screen.findByText('Couldn’t save the members. Try again.')
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search members' }), 'sofia')
    await waitFor(async () => expect((await members()).getAllByRole('listitem')).toHaveLength(1))
    expect(screen.getByText('+0 −1')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
    expect(screen.queryByText('+0 −1')).toBeNull()
  })

  it('of a deleted group are not shown', async () => {
    open('group-old-press-hall')
    await screen.findByText('This group was deleted')
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  it('are few rows of 10,000', async () => {
    open('group-on-shift', { seed: 'crowded' })
    const list = await members({ timeout: 25_000 })
    expect(list.getAllByRole('listitem').length).toBeLessThan(60)
    await screen.findByText('Everyone on shift · 10,000 members')
  }, 60_000)
})
