import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ImageEditor } from './ImageEditor'

/** A picture of four colours, so that every corner can be told from the others. */
function fourCorners(width = 480, height = 320): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  for (const [index, colour] of ['#1f4f5a', '#e2a15f', '#86b4bd', '#fbe3b3'].entries()) {
    if (!context) break
    context.fillStyle = colour
    context.fillRect((index % 2) * (width / 2), Math.floor(index / 2) * (height / 2), width / 2, height / 2)
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no canvas'))), 'image/png')
  })
}

/** The colour of a place of a picture, in shares of its size. */
async function colourAt(file: Blob, x: number, y: number): Promise<string> {
  const bitmap = await createImageBitmap(file)
  const canvas = document.createElement('canvas')
  canvas.width = bitmap.width
  canvas.height = bitmap.height
  const context = canvas.getContext('2d')
  context?.drawImage(bitmap, 0, 0)
  const [red = 0, green = 0, blue = 0] =
    context?.getImageData(Math.floor(x * bitmap.width), Math.floor(y * bitmap.height), 1, 1).data ?? []
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

const meta = {
  title: 'Features/Image editor/Dialog',
  component: ImageEditor,
  tags: ['overlay'],
  parameters: { layout: 'fullscreen' },
  args: { load: () => fourCorners(), onSave: fn(() => Promise.resolve()), onClose: fn() },
} satisfies Meta<typeof ImageEditor>

export default meta
type Story = StoryObj<typeof meta>

const opened = async () => within(await screen.findByRole('dialog', { name: 'Edit picture' }))

async function ready() {
  const dialog = await opened()
  // The tools come with the picture, which a slow machine decodes late.
  await dialog.findByRole('radio', { name: 'Crop' }, { timeout: 10_000 })
  return dialog
}

/** With the frame of a cover and an area that is hidden. */
export const Opened: Story = {
  tags: ['visual'],
  play: async () => {
    const dialog = await ready()
    await userEvent.click(await dialog.findByRole('radio', { name: 'Hide areas' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Add area' }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Crop' }))
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Shape' }), 'Cover (12:5)')
    await waitFor(() => expect(dialog.getByRole('group', { name: /^Crop area/ })).toBeVisible())
  },
}

/** Cropped, turned and mirrored with the keyboard alone: what is sent has these pixels. */
export const ByKeyboard: Story = {
  play: async ({ args, step }) => {
    const dialog = await ready()
    await step('a form, and a smaller frame by the keys of its corner', async () => {
      await userEvent.selectOptions(await dialog.findByRole('combobox', { name: 'Shape' }), 'Square')
      const corner = dialog.getByRole('button', { name: /^Bottom right corner/ })
      corner.focus()
      await userEvent.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}')
      dialog.getByRole('group', { name: /^Crop area/ }).focus()
      await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    })
    await step('turned and mirrored', async () => {
      await userEvent.click(dialog.getByRole('button', { name: 'Rotate right' }))
      await userEvent.click(dialog.getByRole('button', { name: 'Flip horizontally' }))
    })
    await step('the focal point in percent', async () => {
      await userEvent.click(dialog.getByRole('radio', { name: 'Focal point' }))
      fireEvent.change(dialog.getByRole('slider', { name: 'From the left' }), { target: { value: '60' } })
      await expect(dialog.getByRole('slider', { name: 'From the left' })).toHaveAttribute('aria-valuetext', '60%')
    })
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
    const [edited] = (args.onSave as ReturnType<typeof fn>).mock.calls[0] as [{ file: Blob | null }]
    const file = edited.file as Blob
    const { width, height } = await createImageBitmap(file)
    await expect(Math.abs(width - height)).toBeLessThanOrEqual(1)
    await expect(width).toBeLessThan(320)
    // Turned right, the lower left corner is above on the left; mirrored, it is above on the right.
    await expect(await colourAt(file, 0.98, 0.02)).toBe('#86b4bd')
    await expect(await colourAt(file, 0.02, 0.02)).toBe('#1f4f5a')
  },
}

/** A hidden area is black in what is sent, and nothing else of it is there. */
export const HiddenArea: Story = {
  play: async ({ args }) => {
    const dialog = await ready()
    await userEvent.click(await dialog.findByRole('radio', { name: 'Hide areas' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Add area' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Add area' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove area 2' }))
    const area = await dialog.findByRole('group', { name: /^Hidden area 1/ })
    area.focus()
    await waitFor(() => expect(area).toHaveFocus())
    for (let step = 0; step < 30; step += 1) await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce())
    const [{ file }] = (args.onSave as ReturnType<typeof fn>).mock.calls[0] as [{ file: Blob }]
    await expect(await colourAt(file, 0.1, 0.45)).toBe('#000000')
    await expect(await colourAt(file, 0.4, 0.45)).toBe('#1f4f5a')
  },
}

/** The whole picture is in the window, and each corner of the frame lies within it for a thumb. */
async function holdsTheFrame(dialog: ReturnType<typeof within>) {
  const whole = (await screen.findByRole('dialog', { name: 'Edit picture' })).getBoundingClientRect()
  const canvas = document.querySelector('[role="dialog"] .ReactCrop canvas')
  await waitFor(() => expect(canvas?.getBoundingClientRect().width).toBeGreaterThan(200))
  const picture = canvas?.getBoundingClientRect() ?? whole
  await expect(picture.left).toBeGreaterThanOrEqual(whole.left)
  await expect(picture.right).toBeLessThanOrEqual(whole.right)
  for (const corner of ['Top left', 'Top right', 'Bottom right', 'Bottom left']) {
    const handle = dialog.getByRole('button', { name: new RegExp(`^${corner} corner`) })
    handle.scrollIntoView({ block: 'center' })
    const { left, right, top, bottom } = handle.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    // A little beside the corner is still the corner.
    for (const [across, down] of [
      [0, 0],
      [x < whole.left + whole.width / 2 ? -10 : 10, 0],
      [0, corner.startsWith('Top') ? -10 : 10],
    ] as const)
      await expect(document.elementFromPoint(x + across, y + down)).toBe(handle)
  }
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
}

/** Six times as wide as high, on a phone, cut to the cover of a community. */
export const BandOnAPhone: Story = {
  tags: ['visual', 'phone'],
  globals: { viewport: { value: 'phone' } },
  args: { load: () => fourCorners(1_800, 300), shape: 'band' },
  play: async () => {
    const dialog = await ready()
    await expect(await dialog.findByRole('combobox', { name: 'Shape' })).toHaveDisplayValue('Community cover (6:1)')
    await holdsTheFrame(dialog)
    await userEvent.click(dialog.getByRole('radio', { name: 'Hide areas' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Add area' }))
    await expect(dialog.getByRole('group', { name: /^Hidden area 1/ }).offsetHeight).toBeGreaterThanOrEqual(40)
    await userEvent.click(dialog.getByRole('radio', { name: 'Crop' }))
  },
}

/** A photo of a phone, upright. */
export const UprightOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { load: () => fourCorners(600, 900) },
  play: async () => {
    const dialog = await ready()
    await dialog.findByRole('combobox', { name: 'Shape' })
    await holdsTheFrame(dialog)
  },
}

/** Only the focal point is another: no new picture is made. */
export const FocalPointAlone: Story = {
  play: async ({ args }) => {
    const dialog = await ready()
    await userEvent.click(await dialog.findByRole('radio', { name: 'Focal point' }))
    fireEvent.change(dialog.getByRole('slider', { name: 'From the top' }), { target: { value: '0' } })
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith({ file: null, focalPoint: { x: 0.5, y: 0 } }))
  },
}

export const NotLoaded: Story = {
  args: { load: fn(() => Promise.reject(new Error('offline'))) },
  play: async () => {
    const dialog = await opened()
    await dialog.findByText('The picture couldn’t be loaded')
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled()
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }))
    await dialog.findByRole('alert')
  },
}

export const NotSaved: Story = {
  args: { onSave: fn(() => Promise.reject(new Error('offline'))) },
  play: async ({ args }) => {
    const dialog = await ready()
    await userEvent.click(await dialog.findByRole('button', { name: 'Rotate left' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await dialog.findByText('The picture couldn’t be saved. Your changes are still here.')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
