import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { openPortal, problem } from '@/shared/testing/open-portal'
import type { WorldData } from '../../../../mock-server/state/data'
import { CommunityView } from './CommunityView'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const letGiuliaModerate = ({ communities }: WorldData) =>
  communities.get('quality-and-safety')?.roles?.set('giulia-riva', 'moderator')

function open(signedInAs = 'giulia.riva') {
  return openPortal(
    {
      '/community/:id': <CommunityView communityId="quality-and-safety" tab="about" />,
      '/communities': <p>The directory</p>,
    },
    { address: '/community/quality-and-safety', signedInAs, arrange: letGiuliaModerate },
  )
}

async function choose(action: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'More actions for Quality and safety' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
}

it('archives a community with a note that everyone sees, and Undo brings it back', async () => {
  const { tips } = open()
  await choose('Archive')
  const dialog = within(await screen.findByRole('dialog', { name: 'Archive Quality and safety?' }))
  expect(dialog.getByText(/No one can write in it, join it or ask to join/)).toBeTruthy()
  await userEvent.type(dialog.getByRole('textbox', { name: /Note/ }), 'Goes on in Learning corner.')
  await userEvent.click(dialog.getByRole('button', { name: 'Archive' }))
  await screen.findByText('Goes on in Learning corner.')
  expect(screen.queryByRole('link', { name: 'New post' })).toBeNull()
  await waitFor(() => expect(tips).toHaveLength(1))
  act(() => tips[0]?.actionCallbacks?.[0]?.onSelect())
  await waitFor(() => expect(screen.queryByText('Goes on in Learning corner.')).toBeNull())
})

it('keeps the note where somebody has changed the community meanwhile, and takes it with the next try', async () => {
  const { portal } = open()
  await choose('Archive')
  const dialog = within(await screen.findByRole('dialog', { name: 'Archive Quality and safety?' }))
  await userEvent.type(dialog.getByRole('textbox', { name: /Note/ }), 'It is done.')
  portal.intercept = ({ method }) => (method === 'PUT' ? problem(409, 'occ-conflict') : undefined)
  await userEvent.click(dialog.getByRole('button', { name: 'Archive' }))
  await dialog.findByText(/Someone changed the community in the meantime/)
  portal.intercept = undefined
  await userEvent.click(dialog.getByRole('button', { name: 'Archive' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByText('It is done.')
})

it('removes an archived community once its name is typed, and leads to the directory', async () => {
  const { router, tips } = open('elena.papadaki')
  await choose('Archive')
  const archive = within(await screen.findByRole('dialog', { name: 'Archive Quality and safety?' }))
  await userEvent.click(archive.getByRole('button', { name: 'Archive' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await choose('Remove permanently')
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Quality and safety permanently?' }))
  expect(dialog.getByText(/\d+ posts and \d+ files are deleted for everyone/)).toBeTruthy()
  const name = dialog.getByRole('textbox', { name: /Type “Quality and safety”/ })
  await userEvent.type(name, 'Quality')
  await userEvent.click(dialog.getByRole('button', { name: 'Remove permanently' }))
  expect(await dialog.findByText('This isn’t the name of the community')).toBeTruthy()
  await userEvent.type(name, ' and safety')
  await userEvent.click(dialog.getByRole('button', { name: 'Remove permanently' }))
  await screen.findByText('The directory')
  expect(router.state.location.pathname).toBe('/communities')
  await waitFor(() => expect(tips.length).toBe(2))
})

it('is not there for members', async () => {
  open('sofia.karras')
  await screen.findByRole('heading', { level: 1, name: 'Quality and safety' })
  await screen.findByRole('tab', { name: /About/ })
  expect(screen.queryByRole('button', { name: 'More actions for Quality and safety' })).toBeNull()
})
