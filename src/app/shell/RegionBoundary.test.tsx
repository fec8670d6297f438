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
      <RegionBoundary name="the sidebar" failure="inline">
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
  expect(await screen.findByRole('heading', { name: 'This part of the page has stopped' })).toBeTruthy()
})

it('starts anew at another address', () => {
  const at = (address: string) =>
    page(
      <RegionBoundary name="the page" resetKey={address} failure="inline">
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
  expect(screen.getByRole('alert').textContent).toContain('This part of the page has stopped')
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
  const inPlace = () => screen.findByText('This part of the page has stopped')

  it('says in a tip that it failed, whose button starts every failed region anew', () => {
    const { Region, repair } = failingRegion()
    const tips = open(
      <>
        <RegionBoundary name="the notification panel" failure="overlay">
          <Region text="Notifications" />
        </RegionBoundary>
        <RegionBoundary name="the bell" failure="button">
          <Region text="Bell" />
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
    expect(screen.getByText('Bell')).toBeTruthy()
  })

  it('says it in its own place too, and starts anew from there', async () => {
    const { Region, repair } = failingRegion()
    open(
      <RegionBoundary name="the overlay" failure="overlay">
        <Region text="Links" />
      </RegionBoundary>,
    )
    await inPlace()
    repair()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.getByText('Links')).toBeTruthy()
  })

  it('says it where no tip is shown, as below a message of the operator, until the person closes it', async () => {
    const dismissed = vi.fn()
    const [tip] = open(
      <RegionBoundary name="the notification panel" failure="overlay" onDismiss={dismissed}>
        <Broken />
      </RegionBoundary>,
    )
    act(() => tip?.closeCallback?.('refused'))
    await inPlace()
    expect(dismissed).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Close message' }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(dismissed).toHaveBeenCalledOnce()
  })

  it('closes with the tip, and not when it is tried again or another tip comes', async () => {
    const dismissed = vi.fn()
    const [tip] = open(
      <RegionBoundary name="the overlay" failure="overlay" onDismiss={dismissed}>
        <Broken />
      </RegionBoundary>,
    )
    await inPlace()
    act(() => tip?.closeCallback?.('acted'))
    act(() => tip?.closeCallback?.('replaced'))
    expect(dismissed).not.toHaveBeenCalled()
    act(() => tip?.closeCallback?.('closed'))
    expect(dismissed).toHaveBeenCalledOnce()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('is one place for all that failed: what is chosen there holds for each', async () => {
    const dismissed = vi.fn()
    open(
      ['one', 'another'].map((name) => (
        <RegionBoundary key={name} name={name} failure="overlay" onDismiss={dismissed}>
          <Broken />
        </RegionBoundary>
      )),
    )
    const [closeButton] = await screen.findAllByRole('button', { name: 'Close message' })
    if (closeButton) await userEvent.click(closeButton)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(dismissed).toHaveBeenCalledTimes(2)
  })

  it('leaves to the tip of the new version that a file is gone, and says in its place that it failed', async () => {
    const tips = open(
      <RegionBoundary name="the overlay" failure="overlay">
        <Broken error={new FileMissing('https://portal.example/assets/dialog.js', true)} />
      </RegionBoundary>,
    )
    await inPlace()
    expect(tips).toEqual([])
  })

  it('is a button with the words for its name where a button of the header failed', async () => {
    const { Region, repair } = failingRegion()
    open(
      <RegionBoundary name="the bell" failure="button">
        <Region text="Bell" />
      </RegionBoundary>,
    )
    const retry = await screen.findByRole('button', { name: 'This part of the header has stopped. Try again' })
    repair()
    await userEvent.click(retry)
    expect(screen.getByText('Bell')).toBeTruthy()
  })
})

it('says over the page that what shows tips failed, and takes away what broke it before it starts anew', async () => {
  const { Region, repair } = failingRegion()
  const onRetry = vi.fn(repair)
  render(
    page(
      <RegionBoundary name="the tips" failure="notice" onRetry={onRetry}>
        <Region text="Link copied" />
      </RegionBoundary>,
    ),
  )
  expect((await screen.findByRole('alert')).textContent).toContain('This part of the page has stopped')
  await screen.findByText(/^The rest of the portal still works/)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledOnce()
  expect(screen.getByText('Link copied')).toBeTruthy()
})

it('does not report a file that is gone: its tip says it', () => {
  render(
    page(
      <RegionBoundary name="the sidebar" failure="overlay">
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
