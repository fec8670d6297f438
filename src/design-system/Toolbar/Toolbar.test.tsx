import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Toolbar, type ToolbarGroup } from './Toolbar'

const groups: ToolbarGroup[] = [
  {
    id: 'marks',
    items: [
      { id: 'bold', label: 'Bold', icon: <svg />, pressed: true, shortcut: 'Control+B' },
      { id: 'italic', label: 'Italic', icon: <svg />, pressed: false },
    ],
  },
  {
    id: 'lists',
    label: 'Lists',
    items: [
      { id: 'bullets', label: 'Bullets' },
      { id: 'numbers', label: 'Numbers', disabled: true },
    ],
  },
]

function show(onAction = vi.fn()) {
  render(
    <>
      <button type="button">Before</button>
      <Toolbar label="Format the text" moreLabel="More tools" groups={groups} onAction={onAction} />
      <button type="button">After</button>
    </>,
  )
  return onAction
}

const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent

it('is one stop of the Tab key', async () => {
  show()
  await userEvent.tab()
  await userEvent.tab()
  expect(focused()).toBe('Bold')
  await userEvent.tab()
  expect(focused()).toBe('After')
})

it('moves by arrows, Home and End, and the ends meet', async () => {
  show()
  screen.getByRole('button', { name: 'Bold' }).focus()
  const way = []
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowLeft', 'End', 'ArrowRight', 'ArrowLeft', 'Home']) {
    await userEvent.keyboard(`{${key}}`)
    way.push(focused())
  }
  expect(way).toEqual(['Italic', 'Bullets', 'Italic', 'Numbers', 'Bold', 'Numbers', 'Bold'])
})

it('is entered again where it was left', async () => {
  show()
  screen.getByRole('button', { name: 'Bold' }).focus()
  await userEvent.keyboard('{ArrowRight}')
  await userEvent.tab()
  await userEvent.tab({ shift: true })
  expect(focused()).toBe('Italic')
})

it('does what is pressed, and nothing for a tool that cannot be used', async () => {
  const onAction = show()
  await userEvent.click(screen.getByRole('button', { name: 'Italic' }))
  await userEvent.click(screen.getByRole('button', { name: 'Numbers' }))
  expect(onAction).toHaveBeenCalledExactlyOnceWith('italic')
})

it('names groups and tells toggles and shortcuts', () => {
  show()
  expect(screen.getByRole('toolbar', { name: 'Format the text' })).toBeTruthy()
  expect(screen.getByRole('group', { name: 'Lists' })).toBeTruthy()
  const bold = screen.getByRole('button', { name: 'Bold', pressed: true })
  expect(bold.getAttribute('aria-keyshortcuts')).toBe('Control+B')
  expect(screen.getByRole('button', { name: 'Bullets' }).hasAttribute('aria-pressed')).toBe(false)
})

it('leaves the focus where it is when a tool is clicked', async () => {
  show()
  const before = screen.getByRole('button', { name: 'Before' })
  before.focus()
  await userEvent.click(screen.getByRole('button', { name: 'Bold' }))
  expect(document.activeElement).toBe(before)
})
