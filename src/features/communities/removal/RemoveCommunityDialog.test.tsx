import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { examples } from '@/api/examples.gen'
import { type OpenOptions, openPortal, problem } from '@/shared/testing/open-portal'
import { RemoveCommunityDialog } from './RemoveCommunityDialog'

afterEach(() => vi.unstubAllGlobals())

const community = examples.archiveCommunity.archived
const { name } = community

function open(intercept?: OpenOptions['intercept']) {
  const onClose = vi.fn()
  const answer: OpenOptions['intercept'] = (request) =>
    request.method === 'DELETE' ? (intercept?.(request) ?? new Response(null, { status: 204 })) : undefined
  const dialog = <RemoveCommunityDialog community={community} onClose={onClose} />
  const opened = openPortal(
    { '/community/:id': dialog, '/communities': <h1>Directory</h1> },
    {
      address: `/community/${community.id}`,
      intercept: answer,
    },
  )
  const removals = () => opened.portal.requests.filter(({ method }) => method === 'DELETE').map(({ path }) => path)
  return { ...opened, onClose, removals }
}

async function confirm(typed: string) {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name of the community' }), typed)
  await userEvent.click(screen.getByRole('button', { name: 'Remove for good' }))
}

it('removes a community once its name is typed, and leads to the others', async () => {
  const { removals, tips } = open()
  await confirm(` ${name} `)
  await screen.findByRole('heading', { name: 'Directory' })
  expect(removals()).toEqual([expect.stringContaining(`/communities/${community.id}?occToken=${community.occToken}`)])
  expect(tips).toHaveLength(1)
})

it('removes nothing under another name, and says so', async () => {
  const { removals, onClose } = open()
  await confirm(name.slice(1))
  await screen.findByText('This isn’t the name of the community')
  expect(removals()).toEqual([])
  expect(onClose).not.toHaveBeenCalled()
})

it.each([
  [409, 'occ-conflict', 'warn'],
  [409, 'community-not-archived', 'warn'],
  [500, 'internal-error', 'error'],
] as const)('closes and says why when the server answers %i %s', async (status, code, severity) => {
  const { tips, onClose } = open(() => problem(status, code))
  await confirm(name)
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  expect(tips.map((tip) => tip.severity)).toEqual([severity])
})
