import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
// At hand, so that no test waits for them.
import '@/design-system/RichTextEditor/engine'
import '@/features/post-media/ui/PictureWordsDialog'
import type { Schemas } from '@/api'
import { examples } from '@/api/examples.gen'
import { forgetDeviceDraft } from '@/shared/device-drafts'
import { closePortals, openPortal, problem } from '@/shared/testing/open-portal'
import { png } from '../../../../mock-server/files/png'
import { CommunityEditor } from './CommunityEditor'

const { changed } = examples.updateCommunity
const community = {
  ...changed,
  ...(changed.cover && { cover: { ...changed.cover, alternativeText: 'The old hall' } }),
  occToken: 'token-1',
}

// The document of tests draws nothing: the picture is sent as it is.
vi.mock('@/features/image-editor/model/draw-picture', () => ({
  cleanPicture: (file: Blob) => Promise.resolve(file),
  readPicture: () => Promise.resolve({ naturalWidth: 1200, naturalHeight: 200 }),
}))

beforeEach(async () => {
  class PictureUrl extends URL {
    static override createObjectURL = () => 'data:,'
    static override revokeObjectURL = () => {}
  }
  vi.stubGlobal('URL', PictureUrl)
  for (const address of ['/communities/new', `/community/${community.id}/edit`])
    await forgetDeviceDraft('giulia-riva', address)
})

afterEach(closePortals)

const ok = (body: object, status = 200) => Response.json(body, { status })

/** The editor, before a server that takes everything; `isBroken` where no upload begins. */
function open(of: Schemas['Community'] | null) {
  const state = { isBroken: false }
  const onSaved = vi.fn()
  const onClose = vi.fn()
  let saves = 1
  const { portal } = openPortal(
    { '/': <CommunityEditor community={of} onSaved={onSaved} onClose={onClose} /> },
    {
      intercept: ({ method, url }) => {
        const file = { fileId: 'file-1', clientKey: 'key', sizeBytes: 1, receivedBytes: 1 }
        if (url.endsWith('/attachment-upload-sessions')) {
          if (state.isBroken) return problem(500, 'internal-error')
          const { files } = JSON.parse(portal.requests.at(-1)?.body ?? '{}') as Schemas['UploadSessionRequest']
          const clientKey = files[0]?.clientKey ?? ''
          const session = { ...examples.createUploadSession.opened, files: [{ ...file, clientKey }] }
          return ok(session, 201)
        }
        if (method === 'PUT' && url.includes('/files/')) return ok(file)
        if (method !== 'PATCH' && !(method === 'POST' && url.endsWith('/communities'))) return undefined
        saves += 1
        return ok({ ...community, occToken: `token-${saves}` }, method === 'POST' ? 201 : 200)
      },
    },
  )
  const sent = () =>
    portal.requests
      .filter(({ method, path }) => /PATCH|POST/.test(method) && /\/communities(\/[^/]+)?$/.test(path))
      .map(({ body }) => JSON.parse(body) as Partial<Schemas['CommunityChange']>)
  return { state, sent, onSaved, onClose, portal }
}

const picture = () => new File([png('press-1')], 'press-1.png', { type: 'image/png' })
const choose = (files: File[]) => fireEvent.change(screen.getByLabelText('Choose a cover'), { target: { files } })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function describe(words: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Describe cover' }))
  const field = await screen.findByRole('textbox', { name: 'What does it show?' })
  await userEvent.type(field, words)
  await userEvent.click(screen.getAllByRole('button', { name: 'Save' }).at(-1) as HTMLElement)
  await screen.findByRole('img', { name: words })
}

it('sends a chosen cover with its description once the rest is saved', async () => {
  const { sent, onSaved, portal } = open(community)
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' first')
  choose([picture()])
  await describe('The hall')
  await press('Save')
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  const [rest, cover] = sent()
  expect(rest).toEqual({ occToken: 'token-1', name: 'Quality and safety first' })
  expect(cover).toEqual({
    occToken: 'token-2',
    cover: { fileId: 'file-1', alternativeText: 'The hall', decorative: false },
  })
  const session = portal.requests.find(({ path }) => path.endsWith('/attachment-upload-sessions'))
  expect(JSON.parse(session?.body ?? '')).toMatchObject({ communityId: community.id, purpose: 'cover' })
}, 20_000)

it('leaves the rest saved where the upload fails, and sends the cover alone once more', async () => {
  const { state, sent, onSaved } = open(community)
  state.isBroken = true
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), ' first')
  choose([picture()])
  await screen.findByRole('button', { name: 'Describe cover' })
  await press('Save')
  await screen.findByText('The cover couldn’t be uploaded. Everything else is saved.')
  expect(sent()).toHaveLength(1)
  expect(onSaved).not.toHaveBeenCalled()
  state.isBroken = false
  await press('Try again')
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(sent()).toHaveLength(2)
  expect(sent().at(-1)).toMatchObject({ occToken: 'token-2', cover: { fileId: 'file-1' } })
}, 20_000)

it('opens a community that was made though its cover failed, and makes no second one', async () => {
  const { state, sent, onSaved, onClose } = open(null)
  state.isBroken = true
  await userEvent.type(await screen.findByRole('textbox', { name: 'Name' }), 'Energy scouts')
  choose([picture()])
  await screen.findByRole('button', { name: 'Describe cover' })
  await press('Create')
  await screen.findByText('The cover couldn’t be uploaded. Everything else is saved.')
  await press('Discard')
  expect(onSaved).toHaveBeenCalledWith(expect.objectContaining({ id: community.id }))
  expect(onClose).not.toHaveBeenCalled()
  expect(sent()).toHaveLength(1)
}, 20_000)

it('takes the cover away', async () => {
  const { sent, onSaved } = open(community)
  await userEvent.click(await screen.findByRole('button', { name: 'Remove cover' }))
  await press('Save')
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(sent()).toEqual([{ occToken: 'token-1', cover: null }])
})

it('says of a file that is no picture what is wrong with it, and keeps the cover that is there', async () => {
  const { sent, onSaved } = open(community)
  await screen.findByRole('button', { name: 'Remove cover' })
  choose([new File(['MZ'], 'setup.jpg', { type: 'image/jpeg' })])
  expect((await screen.findByRole('alert')).textContent).toContain('setup.jpg')
  await press('Save')
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce())
  expect(sent()).toEqual([{ occToken: 'token-1' }])
})
