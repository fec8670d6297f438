import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Dock } from './Dock'
import type { DockItem } from './dock-item'
import { DockPanel } from './DockPanel'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

type Open = { chat: boolean; bulk: boolean }

/** A chat and a banner in a narrow window; the banner expands by itself when `news` says so. */
function Portal({ news = false, chatHidden = false }: { news?: boolean; chatHidden?: boolean }) {
  const [open, setOpen] = useState<Open>({ chat: false, bulk: false })
  const [received, setReceived] = useState(false)
  if (news && !received) {
    setReceived(true)
    setOpen({ ...open, bulk: true })
  }
  const item = (id: keyof Open, label: string, hidden = false): DockItem => {
    const onExpandedChange = (expanded: boolean) => setOpen((now) => ({ ...now, [id]: expanded }))
    const expanded = open[id]
    return {
      id,
      label,
      icon: null,
      hidden,
      expanded,
      onExpandedChange,
      panel: (
        <DockPanel title={`Panel of ${label}`} expanded={expanded} onExpandedChange={onExpandedChange}>
          <input aria-label={`Field of ${label}`} />
        </DockPanel>
      ),
    }
  }
  return (
    <Dock
      label="Beside"
      switcherLabel="Choose"
      items={[item('chat', 'Chat', chatHidden), item('bulk', 'Bulk change')]}
    />
  )
}

const choice = (name: string) => screen.getByRole('button', { name })
const shown = () =>
  [...document.querySelectorAll('[data-shown]')].map((element) => element.getAttribute('data-dock-item'))

it('offers a switcher between its panels, and none where there is only one', () => {
  const { rerender } = render(<Portal />)
  expect(screen.getByRole('group', { name: 'Choose' })).toBeTruthy()
  rerender(<Portal chatHidden />)
  expect(screen.queryByRole('group', { name: 'Choose' })).toBeNull()
})

it('shows the panel that was chosen, collapses the one before it, and collapses it when it is chosen again', async () => {
  render(<Portal />)
  expect(shown()).toEqual([])
  await userEvent.click(choice('Chat'))
  expect(shown()).toEqual(['chat'])
  await userEvent.click(choice('Bulk change'))
  expect(shown()).toEqual(['bulk'])
  expect(choice('Panel of Chat').getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(choice('Bulk change'))
  expect(shown()).toEqual([])
})

it('gives way to what expands by itself, unless somebody works in it', async () => {
  const { rerender, unmount } = render(<Portal />)
  await userEvent.click(choice('Chat'))
  rerender(<Portal news />)
  expect(shown()).toEqual(['bulk'])
  unmount()

  const second = render(<Portal />)
  await userEvent.click(choice('Chat'))
  await userEvent.type(screen.getByRole('textbox', { name: 'Field of Chat' }), 'The press')
  second.rerender(<Portal news />)
  expect(shown()).toEqual(['chat'])
})

it('collapses the others where all together would reach above the header, but not the one that somebody works in', async () => {
  const settle: (() => void)[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        settle.push(callback)
      }
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  let top = 100
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => ({ top, bottom: 0 }) as DOMRect)
  const grow = (to: number) => {
    top = to
    act(() => settle.forEach((tell) => tell()))
  }
  const expanded = () =>
    ['Chat', 'Bulk change'].filter((name) => choice(`Panel of ${name}`).getAttribute('aria-expanded') === 'true')

  const { rerender } = render(<Portal />)
  await userEvent.click(choice('Panel of Bulk change'))
  await userEvent.click(choice('Panel of Chat'))
  await userEvent.click(document.body)
  grow(0)
  expect(expanded()).toEqual(['Chat', 'Bulk change'])
  grow(-1)
  expect(expanded()).toEqual(['Chat'])
  await userEvent.click(choice('Panel of Chat'))

  grow(100)
  await userEvent.click(choice('Panel of Chat'))
  await userEvent.type(screen.getByRole('textbox', { name: 'Field of Chat' }), 'The press')
  rerender(<Portal news />)
  expect(expanded()).toEqual(['Chat', 'Bulk change'])
  grow(-1)
  expect(expanded()).toEqual(['Chat'])
})

it('keeps a hidden item alive and its typing with it', async () => {
  const { rerender } = render(<Portal />)
  await userEvent.click(choice('Chat'))
  await userEvent.type(screen.getByRole('textbox', { name: 'Field of Chat' }), 'The press')
  rerender(<Portal chatHidden />)
  rerender(<Portal />)
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Field of Chat' }).value).toBe('The press')
})

it('hands the focus to the switcher when a panel is collapsed from its own header', async () => {
  render(<Portal />)
  await userEvent.click(choice('Chat'))
  await userEvent.click(choice('Panel of Chat'))
  expect(document.activeElement).toBe(choice('Chat'))
})
