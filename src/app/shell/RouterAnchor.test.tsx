import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import type { ReactNode } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { AnchorProvider, insidePath, Link, type LinkProps } from '@/design-system/Link'
import { RichText } from '@/design-system/RichText'
import { RouterAnchor } from './RouterAnchor'

afterEach(() => {
  document.head.innerHTML = ''
})

const { origin } = window.location

/** Draws something as it stands in a portal that is served below `base`. */
function draw(children: ReactNode, base = '/portal/') {
  document.head.innerHTML = `<base href="${base}">`
  const router = createMemoryRouter([{ path: '*', element: children }], {
    basename: base,
    initialEntries: [base],
  })
  render(
    <AnchorProvider component={RouterAnchor}>
      <RouterProvider router={router} />
    </AnchorProvider>,
  )
  return router
}

/** Where the browser goes that follows the only link; null where there is none. A property has no time for roles. */
const destination = () => document.querySelector('a')?.href ?? null

function linkTo(href: string, rest: Partial<LinkProps> = {}, base?: string) {
  const router = draw(
    <Link href={href} {...rest}>
      There
    </Link>,
    base,
  )
  return { router, destination: destination() }
}

/** A link that somebody wrote into a text. */
function writtenLinkTo(address: string, base: string) {
  draw(
    <RichText value={{ ops: [{ insert: 'There', attributes: { link: address } }] }} externalLinkHint="new tab" />,
    base,
  )
  return destination()
}

it.each<[string, string, Partial<LinkProps>]>([
  ['a screen', '/post/7?entity=tasks#t3', {}],
  ['what the server answers', '/api/files/plan.pdf', {}],
  ['a screen in a new tab', '/post/7', { target: '_blank' }],
  ['a download', '/api/files/plan.pdf', { download: true }],
])('writes the path of %s with the base', (_, path, rest) => {
  expect(linkTo(path, rest).destination).toBe(`${origin}/portal${path}`)
})

it('opens a screen without loading the page', async () => {
  const { router } = linkTo('/post/7')
  await userEvent.click(screen.getByRole('link'))
  expect(router.state.location.pathname).toBe('/portal/post/7')
})

it.each(['https://elsewhere.example/api/x', 'mailto:anna@meridiana.example', '#comments'])(
  'leaves %s as it is',
  (address) => {
    linkTo(address)
    expect(screen.getByRole('link').getAttribute('href')).toBe(address)
  },
)

const piece = fc.constantFrom(
  ...['post', '7', 'api', 'files', 'portal', 'a', 'b', 'evil.example', 'ä b', 'x:y', '', '.', '..'],
  ...['%2e', '%2E%2e', '%2f', '%5c', '%61pi', '?', '#', '?a=/api/', '\\', '\t', '\n'],
)
const path = fc
  .tuple(fc.constantFrom('/', '//', '/\\', '/api/', '/portal/', '/.//', '/%2e%2e//'), fc.array(piece, { maxLength: 5 }))
  .map(([head, pieces]) => head + pieces.join('/'))

it.each(['/', '/portal/', '/a/b/'])(
  'never leaves the portal at %s by its base, however an address is written',
  (base) => {
    const root = `${origin}${base}`
    fc.assert(
      fc.property(path, (address) => {
        const inside = insidePath(address)
        const written = writtenLinkTo(address, base)
        cleanup()
        // A host that is named is another one, and is marked as such; a path is below the base or nowhere.
        if (inside === null) expect(written === null || !written.startsWith(origin)).toBe(true)
        else expect(written?.startsWith(root)).toBe(true)
        if (inside === null) return
        // With the base before it, it is the same place.
        const withBase = writtenLinkTo(`${root}${inside.slice(1)}`, base)
        cleanup()
        expect(withBase).toBe(written)
        if (inside.startsWith('/api/')) expect(written).toBe(`${root}${inside.slice(1)}`)
      }),
      { numRuns: 80 },
    )
  },
)
