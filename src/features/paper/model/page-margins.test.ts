import { expect, it } from 'vitest'
import { marginStyle } from './page-margins'

it('keeps what people wrote inside the quotes of the style', () => {
  const style = marginStyle({ head: 'Post 1: "a"; } body { display: none }\n\\', foot: 'Version 1' })
  expect(style).toContain(String.raw`content: "Post 1: \"a\"; } body { display: none } \\";`)
})
