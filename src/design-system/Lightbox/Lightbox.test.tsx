import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'

import { Lightbox } from './Lightbox'
import type { LightboxLabels } from './lightbox-props'

const labels: LightboxLabels = {
  title: 'Pictures of Line 4 stop',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  thumbnails: 'All pictures',
  position: (current, total) => `${current} of ${total}`,
  failed: 'Couldn’t load this picture',
  zoomIn: 'Closer',
  zoomOut: 'Further away',
}

const pictures = [
  { id: 'a', url: '/api/files/a.jpg', alternativeText: 'The second press' },
  { id: 'b', url: '/api/files/b.jpg', alternativeText: 'The worn sensor' },
  { id: 'c', url: '/api/files/c.jpg', alternativeText: 'The new sensor', caption: 'sensor-new.jpg' },
]

function Example({ start = 0, count = 3 }: { start?: number; count?: number }) {
  const [index, setIndex] = useState<number | null>(null)
  return (
    <>
      <button type="button" onClick={() => setIndex(start)}>
        Look
      </button>
      {index !== null && (
        <Lightbox
          pictures={pictures.slice(0, count)}
          index={index}
          onIndexChange={setIndex}
          onClose={() => setIndex(null)}
          labels={labels}
        />
      )}
    </>
  )
}

async function open(props: { start?: number; count?: number } = {}) {
  render(<Example {...props} />)
  await userEvent.click(screen.getByRole('button', { name: 'Look' }))
  return screen.getByRole('dialog', { name: 'Pictures of Line 4 stop' })
}

const shown = (dialog: HTMLElement) => within(within(dialog).getByRole('figure')).getByRole('img').getAttribute('alt')

it('turns pictures over by button', async () => {
  const dialog = await open()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Next picture' }))
  expect(shown(dialog)).toBe('The worn sensor')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Previous picture' }))
  expect(shown(dialog)).toBe('The second press')
})

it('turns pictures over by the keys, and stops at either end', async () => {
  const dialog = await open()
  await userEvent.keyboard('{ArrowRight}')
  expect(shown(dialog)).toBe('The worn sensor')
  await userEvent.keyboard('{End}')
  expect(shown(dialog)).toBe('The new sensor')
  await userEvent.keyboard('{ArrowRight}')
  expect(shown(dialog)).toBe('The new sensor')
  await userEvent.keyboard('{Home}')
  expect(shown(dialog)).toBe('The second press')
})

it('turns pictures over by a swipe, and leaves a pinch alone', async () => {
  const dialog = await open()
  const figure = within(dialog).getByRole('figure')
  const swipe = (from: number, to: number) => {
    fireEvent.touchStart(figure, { touches: [{ clientX: from, clientY: 100 }] })
    fireEvent.touchEnd(figure, { changedTouches: [{ clientX: to, clientY: 105 }] })
  }
  swipe(300, 100)
  expect(shown(dialog)).toBe('The worn sensor')
  fireEvent.touchStart(within(dialog).getByRole('figure'), {
    touches: [
      { clientX: 300, clientY: 0 },
      { clientX: 200, clientY: 0 },
    ],
  })
  fireEvent.touchEnd(within(dialog).getByRole('figure'), { changedTouches: [{ clientX: 50, clientY: 0 }] })
  expect(shown(dialog)).toBe('The worn sensor')
})

it('goes straight to a picture from its thumbnail', async () => {
  const dialog = await open()
  const all = within(dialog).getByRole('list', { name: 'All pictures' })
  await userEvent.click(within(all).getByRole('button', { name: '3 of 3: The new sensor' }))
  expect(shown(dialog)).toBe('The new sensor')
  expect(within(dialog).getByText('sensor-new.jpg')).toBeDefined()
  expect(within(all).getByRole('button', { current: true }).getAttribute('aria-label')).toBe('3 of 3: The new sensor')
})

it('says which picture is shown when it changes', async () => {
  const dialog = await open()
  await userEvent.keyboard('{ArrowRight}')
  expect(dialog.querySelector('[aria-live]')?.textContent).toBe('2 of 3 The worn sensor')
})

it('offers nothing to turn over when there is one picture', async () => {
  const dialog = await open({ count: 1 })
  expect(
    within(dialog)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual(['Further away', 'Closer', 'Close'])
})

it('says so when a picture does not load', async () => {
  const dialog = await open()
  fireEvent.error(within(within(dialog).getByRole('figure')).getByRole('img'))
  expect(within(dialog).getByRole('alert').textContent).toBe('Couldn’t load this picture')
})

it('closes on Escape and returns the focus to where it was', async () => {
  await open()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Look' })))
})

it('looks closer by button and by key, and shows the next picture whole', async () => {
  const dialog = await open()
  const button = (name: string) => within(dialog).getByRole('button', { name })
  expect(button('Further away').getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(button('Closer'))
  within(dialog).getByRole('group', { name: 'The second press' })
  await userEvent.keyboard('++')
  expect(button('Closer').getAttribute('aria-disabled')).toBe('true')
  await userEvent.keyboard('0')
  expect(within(dialog).queryByRole('group', { name: 'The second press' })).toBeNull()
  await userEvent.keyboard('+{ArrowRight}')
  expect(shown(dialog)).toBe('The worn sensor')
  expect(button('Further away').getAttribute('aria-disabled')).toBe('true')
})

it('shows a film with its own controls and a document in a named frame, neither of them closer', () => {
  const show = (kind: 'video' | 'pdf') => (
    <Lightbox
      pictures={[{ id: kind, kind, url: '/api/files/x', alternativeText: 'The press at work' }]}
      index={0}
      onIndexChange={() => {}}
      onClose={() => {}}
      labels={labels}
    />
  )
  const { rerender } = render(show('video'))
  expect(screen.getByLabelText<HTMLVideoElement>('The press at work').controls).toBe(true)
  expect(screen.queryByRole('button', { name: 'Closer' })).toBeNull()
  rerender(show('pdf'))
  expect(screen.getByTitle('The press at work').tagName).toBe('IFRAME')
})

it('turns pictures over by the arrows', async () => {
  const dialog = await open()
  await userEvent.keyboard('{ArrowRight}')
  expect(shown(dialog)).toBe('The worn sensor')
  await userEvent.keyboard('{ArrowLeft}')
  expect(shown(dialog)).toBe('The second press')
})
