import { globSync, readFileSync } from 'node:fs'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createWatch, fork } from 'effector'
import { Provider } from 'effector-react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/api'
import { createPortalIntl, IntlProvider } from '@/shared/i18n'
import { FileMissing } from '@/shared/loadable'
import { tipRequested, type Tip } from '@/shared/overlays'
import { messages } from '../messages'
import { RegionBoundary } from './RegionBoundary'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => vi.restoreAllMocks())

function Broken({ error = new Error('broken') }: { error?: Error }): never {
  throw error
}

const page = (region: React.ReactNode) => (
  <IntlProvider intl={createPortalIntl('en', {}, 'Europe/Rome')}>
    {region}
    <p>The rest of the page</p>
  </IntlProvider>
)
const reported = () => vi.mocked(console.error).mock.calls.filter(([context]) => context === 'the sidebar:')

it('leaves the rest of the page as it is when a region breaks, and reports it by its name', () => {
  render(
    page(
      <RegionBoundary name="the sidebar" failure="silent">
        <Broken />
      </RegionBoundary>,
    ),
  )
  expect(screen.getByText('The rest of the page')).toBeTruthy()
  expect(reported()).toHaveLength(1)
})

it('says in the place of the region that it failed', async () => {
  render(
    page(
      <RegionBoundary name="the sidebar">
        <Broken />
      </RegionBoundary>,
    ),
  )
  expect(await screen.findByRole('heading', { name: 'This part of the page stopped working' })).toBeTruthy()
})

it('starts anew at another address', () => {
  const at = (address: string) =>
    page(
      <RegionBoundary name="the page" resetKey={address} failure="silent">
        {address === '/broken' ? <Broken /> : <p>Another page</p>}
      </RegionBoundary>,
    )
  const { rerender } = render(at('/broken'))
  expect(screen.queryByText('Another page')).toBeNull()
  rerender(at('/sound'))
  expect(screen.getByText('Another page')).toBeTruthy()
})

/** A region that fails until it is repaired. */
function failingRegion() {
  let isBroken = true
  return {
    Region: ({ text }: { text: string }) => (isBroken ? <Broken /> : <p>{text}</p>),
    repair: () => {
      isBroken = false
    },
  }
}

it('starts a small region anew from the line in its place', async () => {
  const { Region, repair } = failingRegion()
  render(
    page(
      <RegionBoundary name="the sidebar" failure="inline">
        <Region text="The sidebar" />
      </RegionBoundary>,
    ),
  )
  expect(screen.getByRole('alert').textContent).toContain('This part of the page stopped working')
  repair()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(screen.getByText('The sidebar')).toBeTruthy()
})

describe('a region over the page', () => {
  function open(children: React.ReactNode) {
    const scope = fork()
    const tips: Tip[] = []
    createWatch({ unit: tipRequested, scope, fn: (tip) => void tips.push(tip) })
    render(<Provider value={scope}>{page(children)}</Provider>)
    return tips
  }
  const tryAgain = (tip: Tip | undefined) => act(() => tip?.actionCallbacks?.[0]?.onSelect())

  it('says in a tip that it failed, whose button starts every failed region anew', () => {
    const { Region, repair } = failingRegion()
    const tips = open(
      <>
        <RegionBoundary name="the notification panel" failure="tip">
          <Region text="Notifications" />
        </RegionBoundary>
        <RegionBoundary name="the dock" failure="tip">
          <Region text="Chat" />
        </RegionBoundary>
      </>,
    )
    expect(tips.map(({ severity, title }) => [severity, title])).toEqual([
      ['error', messages.regionFailed],
      ['error', messages.regionFailed],
    ])
    repair()
    tryAgain(tips.at(-1))
    expect(screen.getByText('Notifications')).toBeTruthy()
    expect(screen.getByText('Chat')).toBeTruthy()
  })

  it('closes what was opened when the tip is closed, and not when it is tried again', () => {
    const dismissed = vi.fn()
    const [tip] = open(
      <RegionBoundary name="the overlay" failure="tip" onDismiss={dismissed}>
        <Broken />
      </RegionBoundary>,
    )
    tip?.closeCallback?.('acted')
    expect(dismissed).not.toHaveBeenCalled()
    tip?.closeCallback?.('closed')
    expect(dismissed).toHaveBeenCalledOnce()
  })

  it('leaves a file that is gone to the tip of the new version', () => {
    const tips = open(
      <RegionBoundary name="the overlay" failure="tip">
        <Broken error={new FileMissing('https://portal.example/assets/dialog.js', true)} />
      </RegionBoundary>,
    )
    expect(tips).toEqual([])
  })
})

it('is silent only where a region shows nothing', () => {
  const files = globSync('src/app/**/*.tsx').filter((file) => !file.endsWith('.test.tsx'))
  const silent = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/<RegionBoundary name="([^"]+)" failure="silent"/g)].map(
      ([, name]) => name,
    ),
  )
  expect(silent.sort()).toEqual(['the developer panel', 'the overlays', 'the services', 'the tips'])
})

it('does not report a file that is gone: its tip says it', () => {
  render(
    page(
      <RegionBoundary name="the sidebar" failure="silent">
        <Broken error={new FileMissing('https://portal.example/assets/part.js', true)} />
      </RegionBoundary>,
    ),
  )
  expect(reported()).toHaveLength(0)
})

it('lets a thing that is missing or closed pass: the page has an answer to it', () => {
  const missing = new ApiError({ kind: 'not-found', code: 'post-not-found', status: 404, requestId: null })
  expect(() =>
    render(
      page(
        <RegionBoundary name="the page">
          <Broken error={missing} />
        </RegionBoundary>,
      ),
    ),
  ).toThrow(missing)
})
