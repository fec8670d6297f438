import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Dock } from '@/design-system/Dock'
import { exampleUpload, savedAs, underway } from './example-uploads'
import { UploadPanel } from './UploadPanel'

const gauge = exampleUpload('gauge-certificate.pdf', underway(1_300_000))
const values = exampleUpload('values-week-47.xlsx', underway(2_900_000), 3_100_000)
const film = exampleUpload('press-2-at-night.mp4', {}, 84_000_000)
const question = exampleUpload('report-line4.pdf', {
  choice: { kind: 'question', attachmentId: 'att-1', version: 3 },
  transfer: { at: 'sent', fileId: 'file-4' },
})

const meta = {
  title: 'Features/Upload/Panel',
  component: UploadPanel,
  args: {
    uploads: [gauge, values, film],
    expanded: true,
    onExpandedChange: fn(),
    onClose: fn(),
    onPause: fn(),
    onResume: fn(),
    onRetry: fn(),
    onRemove: fn(),
    onVersion: fn(),
    onBoth: fn(),
  },
  decorators: [(Story) => <Dock label="Running beside your work">{Story()}</Dock>],
} satisfies Meta<typeof UploadPanel>

export default meta
type Story = StoryObj<typeof meta>

export const OnTheirWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Uploading 3 files' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Close the list' })).toBeNull()
    await expect(canvas.getByRole('progressbar', { name: 'Uploading gauge-certificate.pdf' })).toBeVisible()
  },
}

export const Collapsed: Story = { args: { expanded: false } }

export const Paused: Story = {
  args: { uploads: [{ ...gauge, busy: false, hold: { kind: 'paused' } }, values] },
}

export const BadConnection: Story = {
  args: { uploads: [{ ...gauge, busy: false, hold: { kind: 'waiting', timed: true } }] },
}

export const AskingForTheVersion: Story = {
  tags: ['visual'],
  args: { uploads: [question, values] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Uploading 2 files ?, 1 question$/ })).toBeVisible()
  },
}

const questions = ['report-line4.pdf', 'values-week-47.xlsx', 'drift-ten-days.png'].map((name) =>
  exampleUpload(name, {
    choice: { kind: 'question', attachmentId: `att-${name}`, version: 2 },
    transfer: { at: 'sent', fileId: `file-${name}` },
  }),
)
const sameFile = exampleUpload('morning-round-form.pdf', {
  choice: { kind: 'question', attachmentId: 'att-3', version: 2, same: 1 },
  transfer: { at: 'sent', fileId: 'file-5' },
})

/** Several known names are one question; what is the same is named nevertheless. */
export const AskingOnceForAll: Story = {
  tags: ['visual'],
  args: { uploads: [...questions, sameFile] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('button', { name: 'Keep both: report-line4.pdf' })).toBeNull()
    await expect(canvas.getByText('The post has this very file already, as version 1.')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'What’s new (optional)' }), 'After the audit')
    await userEvent.click(canvas.getByRole('button', { name: 'New versions' }))
    const keys = [...questions, sameFile].map(({ key }) => key)
    await expect(args.onVersion).toHaveBeenCalledWith(keys, 'After the audit')
  },
}

export const AskingForEach: Story = {
  tags: ['no-visual'],
  args: { uploads: questions },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Decide for each file' }))
    await expect(canvas.queryByRole('button', { name: 'New versions' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Keep both: values-week-47.xlsx' }))
    await expect(args.onBoth).toHaveBeenCalledWith(['values-week-47.xlsx'])
  },
}

/** The very bytes that the post has: nothing need be sent. */
export const TheSameFile: Story = {
  tags: ['visual'],
  args: { uploads: [sameFile] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Skip morning-round-form.pdf' }))
    await expect(args.onRemove).toHaveBeenCalledWith('morning-round-form.pdf')
  },
}

/** All bytes are there: the header names who has to do something now. */
export const OnlyTheAnswerIsMissing: Story = {
  tags: ['no-visual'],
  args: { uploads: [question, { ...values, ...savedAs(1) }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: '1 upload waits for your answer' })).toBeVisible()
    await expect(canvas.queryByText(/%/)).toBeNull()
  },
}

/** Every act, one after the other as they stand in the panel; a pointer presses the same buttons. */
export const ByKeyboard: Story = {
  tags: ['no-visual'],
  args: { uploads: [question, { ...values, hold: { kind: 'paused' } }, film] },
  play: async ({ args, canvas, userEvent }) => {
    const press = async (name: string) => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
    }
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(false)
    await press('Cancel report-line4.pdf')
    await expect(args.onRemove).toHaveBeenLastCalledWith('report-line4.pdf')
    await userEvent.tab()
    await expect(canvas.getByRole('textbox', { name: 'What’s new (optional)' })).toHaveFocus()
    await userEvent.keyboard('After the audit')
    await press('Add as version 4: report-line4.pdf')
    await expect(args.onVersion).toHaveBeenLastCalledWith(['report-line4.pdf'], 'After the audit')
    await press('Keep both: report-line4.pdf')
    await expect(args.onBoth).toHaveBeenLastCalledWith(['report-line4.pdf'])
    await press('Resume values-week-47.xlsx')
    await expect(args.onResume).toHaveBeenLastCalledWith('values-week-47.xlsx')
    await press('Cancel values-week-47.xlsx')
    await press('Pause press-2-at-night.mp4')
    await expect(args.onPause).toHaveBeenLastCalledWith('press-2-at-night.mp4')
  },
}

export const Saving: Story = {
  args: { uploads: [{ ...gauge, transfer: { at: 'sent', fileId: 'file-1' }, busy: true }] },
}

export const Failed: Story = {
  args: {
    uploads: [
      { ...gauge, ...savedAs(1) },
      { ...values, busy: false, transfer: { at: 'sent', fileId: 'file-2' }, hold: { kind: 'failed', why: 'failed' } },
      { ...film, hold: { kind: 'failed', why: 'too-large' } },
      exampleUpload('notes.txt', { runId: null, hold: { kind: 'failed', why: 'empty' } }, 0),
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: '3 files were not uploaded' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try press-2-at-night.mp4 again' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Try values-week-47.xlsx again' }))
    await expect(args.onRetry).toHaveBeenCalledWith('values-week-47.xlsx')
    // It would be lost with the list.
    await expect(canvas.queryByRole('button', { name: 'Close the list' })).toBeNull()
  },
}

/** Nothing of it can be tried again, so the list can be closed. */
export const Refused: Story = {
  tags: ['no-visual'],
  args: {
    uploads: [
      { ...gauge, ...savedAs(1) },
      exampleUpload('setup.exe', { hold: { kind: 'failed', why: 'kind' } }),
      exampleUpload('notes.txt', { runId: null, hold: { kind: 'failed', why: 'empty' } }, 0),
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close the list' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Done: Story = {
  args: {
    uploads: [
      { ...gauge, ...savedAs(1) },
      { ...question, ...savedAs(4) },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Added as version 4')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Close the list' }))
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const TwoPosts: Story = {
  args: { uploads: [gauge, { ...values, postId: 'p-1041', postTitle: 'Torque tool 7 is back from calibration' }] },
}

export const German: Story = {
  args: {
    uploads: [
      exampleUpload('protokoll-der-jahreshauptversammlung-mit-allen-anlagen-2026.pdf', {
        choice: { kind: 'question', attachmentId: 'att-1', version: 11 },
        ...underway(900_000),
      }),
      { ...gauge, hold: { kind: 'failed', why: 'offline' } },
    ],
  },
  globals: { language: 'de' },
}

export const Greek: Story = {
  args: {
    uploads: [
      exampleUpload('πρακτικά-της-ετήσιας-γενικής-συνέλευσης-με-όλα-τα-παραρτήματα.pdf', {
        choice: { kind: 'question', attachmentId: 'att-1', version: 2 },
        ...underway(900_000),
      }),
      values,
    ],
  },
  globals: { language: 'el' },
}

export const Phone: Story = {
  tags: ['phone'],
  args: { uploads: [question, values, film] },
  globals: { viewport: { value: 'phone' } },
}
