import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { Badge } from '../Badge'
import { Progress } from '../Progress'
import { Dock } from './Dock'
import { DockPanel, type DockPanelProps } from './DockPanel'

afterEach(() => vi.unstubAllGlobals())

function Chat(props: Partial<DockPanelProps>) {
  const [expanded, setExpanded] = useState(false)
  return (
    <DockPanel
      title="IT service desk"
      badge={<Badge tone="alert">3</Badge>}
      badgeLabel="3 unread messages"
      expanded={expanded}
      onExpandedChange={setExpanded}
      {...props}
    >
      <input aria-label="Your message" />
    </DockPanel>
  )
}

it('says in the header how far it is while what is inside is out of sight, and leaves it to that when expanded', async () => {
  render(<Chat progress={<Progress label="Moving 48 posts" max={48} value={33} size="sm" />} />)
  expect(screen.getByRole('progressbar', { name: 'Moving 48 posts' })).not.toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /IT service desk/ }))
  expect(screen.queryByRole('progressbar')).toBeNull()
})

it('is a landmark that holds its panels by their names', () => {
  render(
    <Dock label="Running in the background">
      <Chat />
    </Dock>,
  )
  const dock = screen.getByRole('region', { name: 'Running in the background' })
  expect(dock.contains(screen.getByRole('group', { name: 'IT service desk' }))).toBe(true)
})

it('says in the name of its button what waits, and whether it is open', async () => {
  render(<Chat />)
  const button = screen.getByRole('button', { name: /^IT service desk ?, 3 unread messages$/ })
  expect(button.getAttribute('aria-expanded')).toBe('false')
  await userEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  await userEvent.keyboard('{Enter}')
  expect(button.getAttribute('aria-expanded')).toBe('false')
})

it('keeps what was typed inside while it is collapsed, out of reach', async () => {
  render(<Chat />)
  const button = screen.getByRole('button')
  await userEvent.click(button)
  const field = screen.getByRole<HTMLInputElement>('textbox')
  await userEvent.type(field, 'The press')
  await userEvent.click(button)
  expect(field.closest('[inert]')).not.toBeNull()
  await userEvent.click(button)
  expect(field.closest('[inert]')).toBeNull()
  expect(field.value).toBe('The press')
})

it('has a plain title where it cannot be collapsed', () => {
  render(<Chat expanded onExpandedChange={undefined} />)
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('heading', { level: 2, name: /IT service desk/ })).toBeTruthy()
})

it('tells the page how much of its lower edge it covers', () => {
  const callbacks: (() => void)[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        callbacks.push(callback)
      }
      observe(element: Element) {
        Object.defineProperty(element, 'offsetHeight', { value: 108 })
      }
      disconnect() {}
    },
  )
  const { unmount } = render(
    <Dock label="Running in the background">
      <Chat />
    </Dock>,
  )
  act(() => callbacks.forEach((tell) => tell()))
  const { style } = document.documentElement
  expect(style.getPropertyValue('--dock-height')).toBe('108px')
  unmount()
  expect(style.getPropertyValue('--dock-height')).toBe('')
})
