import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { accentPairs, isReadableAccent } from './accent'
import { oklchToRgb } from './colour'
import { colourOf, declarationsFor, readTokens } from './read-tokens'

const sheet = readTokens(readFileSync(`${import.meta.dirname}/../tokens.css`, 'utf8'))

describe('a customer accent', () => {
  it.each(['light', 'dark'] as const)('is judged by the steps that tokens.css paints in %s', (theme) => {
    const accent = { h: 30, c: 0.07 }
    const declarations = declarationsFor(sheet, theme, { accent })
    for (const { text, ground, of } of accentPairs[theme]) {
      const painted = [colourOf(declarations, text, theme), colourOf(declarations, ground, theme)]
      expect(of(accent).map(oklchToRgb), `${text} on ${ground}`).toEqual(painted)
    }
  })

  it('is accepted in every hue at the chroma of our own', () => {
    const refused = Array.from({ length: 360 }, (_, h) => h).filter((h) => !isReadableAccent({ h, c: 0.095 }))
    expect(refused).toEqual([])
  })

  it('is refused when it is no colour at all', () => {
    expect(isReadableAccent({ h: Number.NaN, c: 0.1 })).toBe(false)
    expect(isReadableAccent({ h: 200, c: -1 })).toBe(false)
  })
})
