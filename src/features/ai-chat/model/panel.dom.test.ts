import { allSettled, fork } from 'effector'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { signedOut } from '@/features/session'
import { storage } from '@/shared/storage'
import { $panelOpening, $width, panelClosed, panelMounted, panelToggled, widthChanged } from './panel'

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

it('is closed and as wide as the specification says, until somebody decides otherwise', async () => {
  const scope = fork()
  await allSettled(panelMounted, { scope })
  expect([scope.getState($panelOpening), scope.getState($width)]).toEqual(['closed', 320])
})

it('is found after a reload as it was left', async () => {
  const before = fork()
  await allSettled(panelToggled, { scope: before })
  await allSettled(widthChanged, { scope: before, params: 480 })
  const after = fork()
  await allSettled(panelMounted, { scope: after })
  expect([after.getState($panelOpening), after.getState($width)]).toEqual(['found', 480])
  await allSettled(panelClosed, { scope: after })
  expect(storage.assistantPanel.read()).toEqual({ open: false, widthPx: 480 })
})

it('is closed after a reload on a phone, where it would cover the page, and as wide as it was left', async () => {
  storage.assistantPanel.write({ open: true, widthPx: 480 })
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(width < 768px)' }))
  const scope = fork()
  await allSettled(panelMounted, { scope })
  expect([scope.getState($panelOpening), scope.getState($width)]).toEqual(['closed', 480])
})

it('looks once: a panel that was closed stays closed on the next page', async () => {
  storage.assistantPanel.write({ open: true, widthPx: 320 })
  const scope = fork()
  await allSettled(panelMounted, { scope })
  await allSettled(panelClosed, { scope })
  storage.assistantPanel.write({ open: true, widthPx: 320 })
  await allSettled(panelMounted, { scope })
  expect(scope.getState($panelOpening)).toBe('closed')
})

it.each([
  [100, 320],
  [9_000, 640],
])('is never narrower than 320 px or wider than 640 px: %i px becomes %i px', async (kept, width) => {
  storage.assistantPanel.write({ open: true, widthPx: kept })
  const scope = fork()
  await allSettled(panelMounted, { scope })
  expect(scope.getState($width)).toBe(width)
})

it('is closed and narrow again for the next person', async () => {
  const scope = fork()
  await allSettled(panelToggled, { scope })
  await allSettled(widthChanged, { scope, params: 600 })
  await allSettled(signedOut, { scope })
  expect([scope.getState($panelOpening), scope.getState($width)]).toEqual(['closed', 320])
})
