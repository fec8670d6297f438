import { expect, it } from 'vitest'
import { marginStyle } from './page-margins'

const page = (number: string, of: string) => `Page ${number} of ${of}`

it('keeps what people wrote inside the quotes of the style', () => {
  const style = marginStyle({ head: 'Post 1: "a"; } body { display: none }\n\\', foot: 'Version 1', page })
  expect(style).toContain(String.raw`content: "Post 1: \"a\"; } body { display: none } \\";`)
})

it('lets the printer count the pages within the words of the language', () => {
  expect(marginStyle({ head: 'Post 1', foot: 'Version 1', page })).toContain(
    'content: "Page " counter(page) " of " counter(pages) "";',
  )
})
