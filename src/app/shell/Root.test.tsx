import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openPortal } from '@/shared/testing/open-portal'
import { Root } from './Root'

let isBroken = true

vi.mock('./use-overlays', () => ({ useOverlays: () => <Overlays /> }))

function Overlays() {
  if (isBroken) throw new Error('broken')
  return <p>What lies over the page</p>
}

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('says that what lies over the page has failed, and starts it anew', async () => {
  openPortal({ '/': <Root /> })
  expect((await screen.findByRole('alert')).textContent).toContain('This part of the page has stopped')
  isBroken = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  screen.getByText('What lies over the page')
  expect(screen.queryByRole('alert')).toBeNull()
})
