import { render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '@/api'
import { createPortalIntl, IntlProvider } from '@/shared/i18n'
import { FileMissing } from '@/shared/loadable'
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
      <RegionBoundary name="the sidebar" fallback={null}>
        <Broken />
      </RegionBoundary>,
    ),
  )
  expect(screen.getByText('The rest of the page')).toBeTruthy()
  expect(reported()).toHaveLength(1)
})

it('says in the place of the region what is so, where nothing else stands in for it', async () => {
  render(
    page(
      <RegionBoundary name="the sidebar">
        <Broken />
      </RegionBoundary>,
    ),
  )
  expect(await screen.findByRole('heading', { name: 'This part of the page has stopped' })).toBeTruthy()
})

it('begins anew at another address', () => {
  const at = (address: string) =>
    page(
      <RegionBoundary name="the page" resetKey={address} fallback={null}>
        {address === '/broken' ? <Broken /> : <p>Another page</p>}
      </RegionBoundary>,
    )
  const { rerender } = render(at('/broken'))
  expect(screen.queryByText('Another page')).toBeNull()
  rerender(at('/sound'))
  expect(screen.getByText('Another page')).toBeTruthy()
})

it('does not report a file that is gone: its tip says it', () => {
  render(
    page(
      <RegionBoundary name="the sidebar" fallback={null}>
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
