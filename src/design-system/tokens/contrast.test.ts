import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast, oklchToRgb, parseHex, rgbToOklch } from './colour'
import { edges, textPairs } from './pairs'
import { colourOf, declarationsFor, readTokens, themeNames, type ThemeName } from './read-tokens'

const sheet = readTokens(readFileSync(`${import.meta.dirname}/../tokens.css`, 'utf8'))
const hues = ['green', 'red', 'blue', 'violet', 'amber', 'teal', 'rose', 'slate']
const needed = (theme: ThemeName) => (theme.endsWith('-hc') ? 7 : 4.5)

function ratio(theme: ThemeName, text: string, ground: string, local?: Parameters<typeof declarationsFor>[2]) {
  const declarations = declarationsFor(sheet, theme, local)
  const [ink, surface] = [colourOf(declarations, text, theme), colourOf(declarations, ground, theme)]
  if (!ink || !surface) throw new Error(`${ink ? ground : text} is not an opaque colour in ${theme}`)
  return contrast(ink, surface)
}

describe('the arithmetic', () => {
  it('gives the ratios that WCAG states for known colours', () => {
    expect(contrast([0, 0, 0], [1, 1, 1])).toBeCloseTo(21)
    expect(contrast(parseHex('#767676')!, parseHex('#fff')!)).toBeCloseTo(4.54, 2)
  })

  it('comes back to the same colour through OKLCH', () => {
    for (const code of ['#0a7f3f', '#b45309', '#7c3aed', '#ffffff', '#101316']) {
      const rgb = parseHex(code)!
      oklchToRgb(rgbToOklch(rgb)).forEach((channel, index) => expect(channel).toBeCloseTo(rgb[index]!, 3))
    }
  })

  it('refuses what is no colour code', () => {
    expect(['', 'red', '#12', '#12345g', 'url(x)'].map(parseHex)).toEqual([null, null, null, null, null])
  })
})

describe.each(themeNames)('in %s', (theme) => {
  it.each(textPairs)('%s is readable on %s', (text, ground) => {
    expect(ratio(theme, text, ground)).toBeGreaterThanOrEqual(needed(theme))
  })

  it.each(edges)('%s is told apart from %s', (edge, ground) => {
    expect(ratio(theme, edge, ground)).toBeGreaterThanOrEqual(3)
  })

  it.each(hues)('initials are readable on the %s wash', (hue) => {
    expect(ratio(theme, '--hue-ink', '--hue-wash', { hue })).toBeGreaterThanOrEqual(needed(theme))
  })

  it('a status is readable in whatever colour a customer gave its workflow', () => {
    for (let h = 0; h < 360; h += 5) {
      for (const c of [0, 0.05, 0.1, 0.2, 0.32]) {
        const found = ratio(theme, '--tint-ink', '--tint-wash', { tint: { h, c } })
        expect(found, `hue ${h}, chroma ${c}`).toBeGreaterThanOrEqual(needed(theme))
      }
    }
  })
})

describe.each(themeNames)('on a slide in any colour, in %s', (theme) => {
  const colours = [0, 40, 80, 120, 160, 200, 240, 280, 320].flatMap((h) => [0, 0.1, 0.32].map((c) => ({ h, c })))
  const painted = (name: string, tint: { h: number; c: number }) =>
    colourOf(declarationsFor(sheet, theme, { tint }), name, theme)!

  it.each(['--ink', '--ink-muted', '--ink-faint', '--accent'])('%s is readable', (ink) => {
    for (const tint of colours) {
      const found = contrast(painted(ink, tint), painted('--tint-wash', tint))
      expect(found, JSON.stringify(tint)).toBeGreaterThanOrEqual(needed(theme))
    }
  })

  it('words in any other colour are readable, and words on a button of that colour', () => {
    for (const ground of colours) {
      for (const words of colours) {
        const found = contrast(painted('--tint-ink', words), painted('--tint-wash', ground))
        expect(found, JSON.stringify({ words, ground })).toBeGreaterThanOrEqual(needed(theme))
      }
      const onButton = contrast(painted('--on-accent', ground), painted('--tint-ink', ground))
      expect(onButton, JSON.stringify(ground)).toBeGreaterThanOrEqual(needed(theme))
    }
  })
})

describe('high contrast', () => {
  it('is the same when forced and when the system wishes it', () => {
    expect(sheet.highContrast.size).toBeGreaterThan(0)
    expect([...sheet.prefersContrast]).toEqual([...sheet.highContrast])
    for (const attribute of ['[data-hue]', '[data-tinted]']) {
      const twin = sheet.rules.get(`:root[data-theme$='-hc'] ${attribute}`)
      expect([...(sheet.rules.get(`more ${attribute}`) ?? [])]).toEqual([...(twin ?? ['missing'])])
    }
  })
})
