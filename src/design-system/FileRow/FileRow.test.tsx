import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { IconButton } from '../IconButton'
import { FileRow } from './FileRow'

it('is a link with the name of the file', () => {
  render(<FileRow name="report-line4.pdf" href="/files/1" meta="2.4 MB, yesterday" />)
  expect(screen.getByRole('link', { name: 'report-line4.pdf' }).getAttribute('href')).toBe('/files/1')
})

it('opens by a handler, and leaves its actions to themselves', async () => {
  const onOpen = vi.fn()
  const onDownload = vi.fn()
  render(
    <FileRow
      name="cover.png"
      onOpen={onOpen}
      actions={<IconButton label="Download cover.png" icon={<svg />} onClick={onDownload} />}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Download cover.png' }))
  expect(onOpen).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'cover.png' }))
  expect(onOpen).toHaveBeenCalledOnce()
})

it('says what went wrong in place of the facts', () => {
  render(<FileRow name="a.pdf" meta="2 MB" error="The file did not arrive." />)
  expect(screen.queryByText('2 MB')).toBeNull()
  expect(screen.getByText('The file did not arrive.')).toBeTruthy()
})

it('opens by Enter and goes on to its actions by Tab', async () => {
  const onOpen = vi.fn()
  render(<FileRow name="cover.png" onOpen={onOpen} actions={<IconButton label="Download" icon={<svg />} />} />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(onOpen).toHaveBeenCalledOnce()
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Download' }))
})
