import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Header } from '../Header'
import { AppShell } from './AppShell'

afterEach(() => vi.unstubAllGlobals())

it('gives each thing its landmark, and the content the target of the skip link', () => {
  render(
    <AppShell header={<Header />} sidebar={<nav aria-label="Main" />} panel={<aside aria-label="Assistant" />}>
      The feed
    </AppShell>,
  )
  expect(screen.getByRole('banner')).toBeTruthy()
  expect(screen.getByRole('navigation', { name: 'Main' })).toBeTruthy()
  expect(screen.getByRole('complementary', { name: 'Assistant' })).toBeTruthy()
  const main = screen.getByRole('main')
  expect(main.textContent).toBe('The feed')
  main.focus()
  expect(document.activeElement).toBe(document.getElementById('main'))
})

it('leaves out what it is not given', () => {
  render(<AppShell>Words</AppShell>)
  expect(screen.queryByRole('banner')).toBeNull()
  expect(screen.queryByRole('navigation')).toBeNull()
})

it('tells the page how much of its lower edge the dock covers', () => {
  const told: (() => void)[] = []
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        told.push(callback)
      }
      observe(element: Element) {
        Object.defineProperty(element, 'offsetHeight', { value: 108 })
      }
      disconnect() {}
    },
  )
  const { unmount } = render(<AppShell dock={<p>Moving 48 posts</p>}>Words</AppShell>)
  act(() => told.forEach((tell) => tell()))
  const { style } = document.documentElement
  expect(style.getPropertyValue('--dock-height')).toBe('108px')
  unmount()
  expect(style.getPropertyValue('--dock-height')).toBe('')
})
