import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createPortalIntl, IntlProvider } from '@/shared/i18n'
import { LinkTile } from './LinkTile'

beforeEach(() => {
  document.head.innerHTML = '<base href="/portal/">'
})
afterEach(() => {
  document.head.innerHTML = ''
})

const intl = createPortalIntl('en', {}, 'Europe/Rome')
const wrapper = ({ children }: { children: ReactNode }) => <IntlProvider intl={intl}>{children}</IntlProvider>

/** Where the link of an address leads; null where none is drawn. */
function addressOf(url: string): string | null {
  const link = { id: 'link-1', name: 'Canteen menu', url, iconUrl: null, licence: null }
  const { container } = render(<LinkTile link={link} />, { wrapper })
  return container.querySelector('a')?.getAttribute('href') ?? null
}

it.each([
  'data:text/html,<script>alert(1)</script>',
  'http://',
  'mailto:canteen@meridiana.example',
  '//evil.example/',
  '/\\evil.example/',
  '\t//evil.example/',
  '/.//evil.example/',
  '/..//evil.example/',
  '/%2e%2e//evil.example/',
  '..//evil.example/',
])('leaves out %j, which would run code or lead elsewhere than it says', (url) => {
  expect(addressOf(url)).toBeNull()
})

it.each([
  ['./chat/', '/portal/chat/'],
  ['/chat/?from=links', '/portal/chat/?from=links'],
  ['../learning/', '/learning/'],
])('leads from %s to %s, seen from where the portal is', (url, path) => {
  expect(addressOf(url)).toBe(new URL(path, window.location.href).href)
})

it('leads to another host that is named', () => {
  expect(addressOf('https://tools.meridiana.example/a//b')).toBe('https://tools.meridiana.example/a//b')
})
