import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { FileDrop, type FileDropProps } from './FileDrop'

const words = {
  label: 'Attachments',
  dropLabel: 'Drag files here or paste them',
  chooseLabel: 'Choose files',
  releaseLabel: 'Drop to add',
  dismissLabel: 'Close',
  describeRejection: ({ file, problem }) => `${file.name}: ${problem}`,
} satisfies Partial<FileDropProps>

const report = new File(['report'], 'report-line4.pdf', { type: 'application/pdf' })
const film = new File(['film'], 'press.mov', { type: 'video/quicktime' })

const transfer = (...files: File[]) => ({ types: ['Files'], files, items: [] })

function drop(...files: File[]) {
  const surface = screen.getByLabelText('Attachments').parentElement!
  fireEvent.dragOver(surface, { dataTransfer: transfer(...files) })
  fireEvent.drop(surface, { dataTransfer: transfer(...files) })
}

it('gives out the files that are chosen in the system’s dialog, the same one twice too', async () => {
  const onFiles = vi.fn()
  render(<FileDrop {...words} multiple onFiles={onFiles} />)
  const input = screen.getByLabelText('Attachments')
  await userEvent.upload(input, [report, film])
  expect(onFiles).toHaveBeenLastCalledWith([report, film])
  await userEvent.upload(input, report)
  await userEvent.upload(input, report)
  expect(onFiles).toHaveBeenCalledTimes(3)
})

it('takes what is dropped, and says of the rest why not', () => {
  const onFiles = vi.fn()
  render(<FileDrop {...words} multiple accept=".pdf" onFiles={onFiles} />)
  drop(report, film)
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([report])
  expect(screen.getByRole('alert').textContent).toBe('press.mov: kind')
})

it('forgets what was wrong with the next try, or when it is put away', async () => {
  render(<FileDrop {...words} accept=".pdf" onFiles={() => {}} />)
  drop(film)
  await userEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(screen.getByRole('alert').textContent).toBe('')
  drop(film)
  drop(report)
  expect(screen.getByRole('alert').textContent).toBe('')
})

it('takes one file where it is not for several', () => {
  const onFiles = vi.fn()
  render(<FileDrop {...words} onFiles={onFiles} />)
  drop(report, film)
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([report])
  expect(screen.getByRole('alert').textContent).toBe('press.mov: count')
})

it('takes a pasted picture, and leaves pasted words alone', () => {
  const onFiles = vi.fn()
  render(<FileDrop {...words} onFiles={onFiles} />)
  const input = screen.getByLabelText('Attachments')
  const picture = new File(['pixels'], 'image.png', { type: 'image/png' })
  fireEvent.paste(input, { clipboardData: transfer(picture) })
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([picture])
  const paste = createEvent.paste(input, { clipboardData: transfer() })
  fireEvent(input, paste)
  expect(paste.defaultPrevented).toBe(false)
})

it('takes nothing while disabled, and the page does not open the file instead', () => {
  const onFiles = vi.fn()
  render(<FileDrop {...words} disabled onFiles={onFiles} />)
  const surface = screen.getByLabelText('Attachments').parentElement!
  const dropped = createEvent.drop(surface, { dataTransfer: transfer(report) })
  fireEvent(surface, dropped)
  expect(dropped.defaultPrevented).toBe(true)
  expect(onFiles).not.toHaveBeenCalled()
})

it('shows that files can be let go while they hang above it', () => {
  render(<FileDrop {...words} onFiles={() => {}} />)
  const surface = screen.getByLabelText('Attachments').parentElement!
  fireEvent.dragOver(surface, { dataTransfer: transfer(report) })
  expect(screen.getByText('Drop to add')).toBeTruthy()
  fireEvent.dragLeave(surface)
  expect(screen.getByText('Drag files here or paste them')).toBeTruthy()
})
