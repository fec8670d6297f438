import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useParams } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
// At hand, so that no test waits for them.
import '@/design-system/RichTextEditor/engine'
import '@/features/post-media/ui/PictureWordsDialog'
import '@/features/post-media/ui/TableDialog'
import type { Schemas } from '@/api'
import { closePortals, openPortal } from '@/shared/testing/open-portal'
import { png } from '../../../../mock-server/files/png'
import { EditPostView } from './PostEditorView'

afterEach(closePortals)

// The document of tests draws nothing: the picture is sent as it is. What is drawn is shown by the story of its editor.
vi.mock('@/features/image-editor/model/draw-picture', () => ({ cleanPicture: (file: Blob) => Promise.resolve(file) }))

// The document of tests shows no pictures.
beforeEach(() => {
  class PictureUrl extends URL {
    static override createObjectURL = () => 'data:,'
    static override revokeObjectURL = () => {}
  }
  vi.stubGlobal('URL', PictureUrl)
})

function EditPage() {
  const { postId = '' } = useParams()
  return <EditPostView postId={postId} />
}

async function open(postId = 'p-1041') {
  const view = openPortal(
    { '/post/edit/:postId': <EditPage />, '/post/:postId': <p>The post</p> },
    { address: `/post/edit/${postId}` },
  )
  await waitFor(() => expect(view.container.querySelector('[data-ready]')).not.toBeNull())
  const paste = (files: File[], html = '', text = '') =>
    fireEvent.paste(screen.getByRole('textbox', { name: 'Text' }), {
      clipboardData: {
        files,
        getData: (type: string) => (type === 'text/html' ? html : type === 'text/plain' ? text : ''),
      },
    })
  /** What the last save said of the pictures; saved at once, so that no test waits for the pace of the editor. */
  const saved = () => {
    fireEvent.keyDown(screen.getByRole('textbox', { name: 'Text' }), { key: 's', ctrlKey: true })
    const put = view.portal.requests.findLast(({ method, path }) => method === 'PUT' && path.endsWith('/p-1041/draft'))
    return JSON.parse(put?.body ?? '{}') as { imageIds?: string[]; coverImageId?: string | null }
  }
  return { ...view, paste, saved }
}

it('takes a pasted picture, asks for its description, and publishes it with the text', async () => {
  const { paste, portal } = await open()
  paste([new File([png('press-2')], 'press-2.png', { type: 'image/png' })])
  await userEvent.click(await screen.findByRole('button', { name: 'Describe' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Picture description' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'What does it show?' }), 'The red lock')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByRole('img', { name: 'The red lock' })
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
  await screen.findByText('The post')
  const saved = portal.requests.findLast(({ method, path }) => method === 'PUT' && path.endsWith('/p-1041/draft'))
  expect(JSON.stringify(saved)).toMatch(/image-1/)
  expect(JSON.stringify(saved)).not.toMatch(/local-/)
}, 20_000)

it('keeps pictures below the text in their order, and takes one of them away', async () => {
  const { saved } = await open()
  const row = within(screen.getByRole('region', { name: 'Pictures below the text' }))
  const files = ['press-1', 'press-2'].map((name) => new File([png(name)], `${name}.png`, { type: 'image/png' }))
  fireEvent.change(row.getByLabelText('Add pictures'), { target: { files } })
  await waitFor(() => expect(row.getAllByRole('button', { name: 'Describe' })).toHaveLength(2))
  await waitFor(() => expect(saved().imageIds).toEqual(['image-1', 'image-2']))
  fireEvent.click(row.getAllByRole('button', { name: 'Remove' })[0] as HTMLElement)
  await waitFor(() => expect(saved().imageIds).toEqual(['image-2']))
}, 20_000)

it('puts a picture above the title, warns until it is described, and takes it away', async () => {
  const { saved } = await open()
  const files = [new File([png('press-1')], 'press-1.png', { type: 'image/png' })]
  fireEvent.change(screen.getByLabelText('Choose a cover'), { target: { files } })
  await screen.findByRole('button', { name: 'Describe cover' })
  screen.getAllByText('A picture has no description')
  await waitFor(() => expect(saved().coverImageId).toBe('image-1'))
  expect(saved().imageIds).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: 'Remove cover' }))
  await waitFor(() => expect(saved().coverImageId).toBeNull())
  screen.getByRole('button', { name: 'Add a cover' })
}, 20_000)

it('publishes once what is on its way has arrived, and says that it waits', async () => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => (arrive = resolve))
  const { paste } = await open()
  const send = fetch
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.url.endsWith('/p-1041/images')) await arrived
    return send(request)
  })
  paste([new File([png('press-2')], 'press-2.png', { type: 'image/png' })])
  await screen.findByText('Publishes when 1 file has arrived')
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
  expect(screen.queryByText('The post')).toBeNull()
  arrive()
  await screen.findByText('The post', undefined, { timeout: 8_000 })
}, 20_000)

it('says in its place why a file is no picture, and publishes nothing until it is gone', async () => {
  const { paste } = await open()
  paste([new File(['\0\0\0\u0018ftypheic'], 'IMG_2041.HEIC')])
  await screen.findByText(/IMG_2041.HEIC is in HEIC format/)
  screen.getAllByText('A picture wasn’t uploaded. Retry or remove it.')
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
  expect(screen.queryByText('The post')).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }))
  await waitFor(() => expect(screen.queryByText(/HEIC format/)).toBeNull())
  expect(screen.queryByText('A picture wasn’t uploaded. Retry or remove it.')).toBeNull()
}, 20_000)

const isNewTable = ({ method, path }: { method: string; path: string }) => method === 'POST' && path.endsWith('/tables')

it('makes a table of pasted cells, and another one of it when it is edited', async () => {
  const { paste, portal } = await open()
  paste(
    [new File(['x'], 'image.png')],
    '<table><tr><td>Screw</td><td>Nm</td></tr><tr><td>M10</td><td>42</td></tr></table>',
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Table' }))
  fireEvent.change(dialog.getByRole('textbox', { name: 'Title' }), { target: { value: 'Torques' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Save table' }))
  await waitFor(() => expect(portal.requests.some(isNewTable)).toBe(true))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await screen.findByRole('table', { name: 'Torques' })
  await userEvent.click(screen.getByRole('button', { name: 'Edit table' }))
  const again = within(await screen.findByRole('dialog', { name: 'Table' }))
  fireEvent.change(again.getByRole('textbox', { name: 'Nm, row 1' }), { target: { value: '44' } })
  await userEvent.click(again.getByRole('button', { name: 'Save table' }))
  await screen.findByRole('cell', { name: '44' })
  expect(portal.requests.filter(isNewTable)).toHaveLength(2)
}, 20_000)

it('shows the cover and the pictures of the draft of another device once that is taken', async () => {
  await open('p-957')
  const path = 'http://localhost/api/internal/v2/communication/posts/p-957'
  const { title, content, community, language, images } = (await (
    await fetch(new Request(path))
  ).json()) as Schemas['Post']
  const [image] = images
  const theirs = { title, content, communityId: community.id, language, imageIds: [], coverImageId: image?.id }
  const body = JSON.stringify({ ...theirs, occToken: null })
  await fetch(new Request(`${path}/draft`, { method: 'PUT', headers: { 'content-type': 'application/json' }, body }))
  const field = screen.getByRole('textbox', { name: 'Title' })
  fireEvent.input(field, { target: { value: 'Mine' } })
  fireEvent.keyDown(field, { key: 's', ctrlKey: true })
  fireEvent.click(await screen.findByRole('button', { name: 'Use the other' }))
  await screen.findByRole('button', { name: 'Remove cover' })
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
}, 20_000)

it('says that the version of another person has other pictures', async () => {
  await open('p-957')
  const path = 'http://localhost/api/internal/v2/communication/posts/p-957'
  const headers = { 'content-type': 'application/json' }
  const ask = async <Answer,>(method: string, part: string, sent?: object) => {
    const request = new Request(`${path}${part}`, { method, headers, ...(sent && { body: JSON.stringify(sent) }) })
    return (await (await fetch(request)).json()) as Answer
  }
  const { title, content, community, language, images, occToken } = await ask<Schemas['Post']>('GET', '')
  expect(images).toHaveLength(1)
  const theirs = { title, content, communityId: community.id, language, imageIds: [], occToken: null }
  const saved = await ask<Schemas['DraftSaved']>('PUT', '/draft', theirs)
  await ask('POST', '/publish', { draftOccToken: saved.occToken, occToken })
  fireEvent.input(screen.getByRole('textbox', { name: 'Title' }), { target: { value: 'Mine' } })
  window.dispatchEvent(new Event('visibilitychange'))
  await screen.findByText('A newer version was published while you were writing.')
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'This post has changed' }))
  dialog.getByText('The pictures are different ones.')
}, 20_000)
