import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Schemas } from '@/api'
import { examples } from '@/api/examples.gen'
import { LinkTile } from './LinkTile'

const [, , canteen] = examples.listExternalLinks.default

/** Where the link leads that is drawn for an address; null where none is drawn. */
function addressOf(url: string): string | null {
  render(<LinkTile link={{ ...(canteen as Schemas['ExternalLink']), url }} />)
  return screen.queryByRole('link')?.getAttribute('href') ?? null
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
  './/\\evil.example/',
])('leaves out %j, which would run code or lead elsewhere than it says', (url) => {
  expect(addressOf(url)).toBeNull()
})

it.each([
  ['./chat/', `${window.location.origin}/chat/`],
  ['../learning/?from=portal', `${window.location.origin}/learning/?from=portal`],
  ['https://tools.meridiana.example/a//b', 'https://tools.meridiana.example/a//b'],
])('leads to %s', (url, href) => {
  expect(addressOf(url)).toBe(href)
})
