import { expect, it, vi } from 'vitest'
import { createPictures, type PicturesPorts } from './pictures'

const photo = () => new File([Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)], 'press.jpg')
const image = { id: 'image-1', url: '/x', width: 2, height: 1, alternativeText: '' }
const make = (send: PicturesPorts['send'], more: Partial<PicturesPorts> = {}) =>
  createPictures(
    {
      prepare: (file) => Promise.resolve(file),
      describe: () => Promise.resolve(image),
      send,
      makeKey: () => 'key-of-test',
      preview: () => 'blob:x',
      release: () => {},
      ...more,
    },
    [],
  )

it('names a picture by the id of the server as soon as it has one', async () => {
  const pictures = make(() => Promise.resolve(image))
  const { id } = pictures.add(photo(), 'press.jpg')
  expect(pictures.idOf(id)).toBeNull()
  expect(pictures.countSending([id])).toBe(1)
  await pictures.settled()
  expect(pictures.idOf(id)).toBe('image-1')
})

it('sends again what was lost, and nothing that is no picture', async () => {
  const send = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(image)
  const pictures = make(send)
  const { id } = pictures.add(photo(), 'press.jpg')
  await pictures.settled()
  expect(pictures.getAll().get(id)).toMatchObject({ phase: 'failed', failure: 'sending', again: true })
  pictures.retry(id)
  await pictures.settled()
  expect(pictures.getAll().get(id)).toEqual({ phase: 'sent', image })
  const drawing = pictures.add(new Blob(['<svg/>']), 'logo.svg')
  await pictures.settled()
  expect(pictures.getAll().get(drawing.id)).toMatchObject({ phase: 'failed', failure: 'svg', again: false })
  expect(send).toHaveBeenCalledTimes(2)
})

it('sends what was drawn anew and never the file itself, with the words of the picture before it', async () => {
  const drawn = new Blob(['pixels'])
  const send = vi.fn().mockResolvedValue(image)
  const describe = vi.fn().mockResolvedValue({ ...image, alternativeText: 'Press 2' })
  const pictures = make(send, { prepare: () => Promise.resolve(drawn), describe })
  const { id } = pictures.add(photo(), 'press.jpg', { alternativeText: 'Press 2' })
  await pictures.settled()
  expect(send.mock.calls[0]?.[0]).toBe(drawn)
  expect(describe).toHaveBeenCalledWith('image-1', { alternativeText: 'Press 2' })
  expect(pictures.getAll().get(id)).toMatchObject({ phase: 'sent', image: { alternativeText: 'Press 2' } })
})

it('says of a file that cannot be drawn why, and sends nothing of it', async () => {
  const send = vi.fn()
  const refused = Object.assign(new Error('refused'), { reason: 'pixels' })
  const pictures = make(send, { prepare: () => Promise.reject(refused) })
  const { id } = pictures.add(photo(), 'press.jpg')
  await pictures.settled()
  expect(pictures.getAll().get(id)).toMatchObject({ phase: 'failed', failure: 'pixels', again: false })
  expect(send).not.toHaveBeenCalled()
})
