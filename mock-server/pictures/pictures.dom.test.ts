import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast, parseHex, type Rgb } from '../../src/design-system/tokens/colour.ts'
import { colourOf, declarationsFor, readTokens } from '../../src/design-system/tokens/read-tokens.ts'
import { people } from '../content/people/index.ts'
import { writtenPosts } from '../content/posts/index.ts'
import { Visitor } from '../testing/visitor.ts'
import { drawPortrait } from './portraits.ts'
import { drawScene } from './scenes.ts'
import { logoColours } from './signs.ts'

const scenes = [...new Set(writtenPosts.flatMap(({ pictures = [] }) => pictures.map(({ scene }) => scene)))]

function problemsOf(drawing: string): string[] {
  const document = new DOMParser().parseFromString(drawing, 'image/svg+xml')
  const foreign = /NaN|undefined|<script|href=|url\(/.exec(drawing)
  return [...(document.querySelector('parsererror') ? ['not well formed'] : []), ...(foreign ? [foreign[0]] : [])]
}

describe('drawings', () => {
  it.each(scenes)('%s is a sound picture of layered shapes that carries nothing foreign', (scene) => {
    const drawing = drawScene(scene, 'p-1042-1')
    expect(problemsOf(drawing)).toEqual([])
    expect(drawing.match(/<(rect|circle|path|ellipse|line)/g)?.length).toBeGreaterThan(15)
  })

  it('are the same for the same name and differ for another', () => {
    expect(drawScene('press-hall', 'a')).toBe(drawScene('press-hall', 'a'))
    expect(drawScene('press-hall', 'a')).not.toBe(drawScene('press-hall', 'b'))
  })

  it('show people as they are described', () => {
    for (const { id, portrait } of people) if (portrait) expect(problemsOf(drawPortrait(id, portrait))).toEqual([])
  })

  it('are served as pictures that run nothing, also without a session', async () => {
    const visitor = new Visitor()
    for (const path of [
      'pictures/sensor/p-1.svg',
      'portraits/chiara-conti.svg',
      'customer/logo.svg',
      'customer/logo-dark.svg',
      'icons/pdf.svg',
      'links/chat.svg',
      'carousel/bell.svg',
      'thumbnails/att-1-3.svg',
    ]) {
      const response = await visitor.send('GET', `/files/${path}`)
      expect(response.status, path).toBe(200)
      expect(response.headers.get('content-type')).toContain('image/svg+xml')
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
      expect(problemsOf(await response.text())).toEqual([])
    }
  })

  it('that do not exist are not found', async () => {
    for (const path of ['pictures/unicorn/1.svg', 'portraits/giulia-riva.svg', 'carousel/constructor.svg']) {
      expect((await new Visitor().send('GET', `/files/${path}`)).status, path).toBe(404)
    }
  })
})

describe('the logo', () => {
  const tokens = readTokens(readFileSync('src/design-system/tokens.css', 'utf8'))
  const surfaces = ['canvas', 'raised', 'overlay', 'sunken', 'hover', 'selected']

  it.each(['light', 'dark'] as const)('stands out from every surface in %s', (theme) => {
    const declarations = declarationsFor(tokens, theme)
    const weak = surfaces.flatMap((surface) => {
      const ground = colourOf(declarations, `--surface-${surface}`, theme) as Rgb
      return logoColours[theme].filter((colour) => contrast(parseHex(colour) as Rgb, ground) < 3)
    })
    expect(weak).toEqual([])
  })
})
