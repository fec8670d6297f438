import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { cleanHtml } from './clean-html'
import { parseInert } from './parse-inert'
import { tidyPasted } from './tidy-pasted'

function tidy(html: string): HTMLElement {
  const pasted = parseInert(html) as Document
  tidyPasted(pasted)
  return pasted.body
}

describe('cleaning pasted HTML', () => {
  it('drops code, frames, pictures and handlers', () => {
    const clean = cleanHtml(
      '<p onclick="x()" ONMOUSEOVER=y>Words<script>bad()</script><img src=x onerror=z><iframe src="//evil"></iframe></p><!-- [if gte mso 9]><xml>x</xml><![endif] -->',
    )
    expect(clean).toBe('<p>Words</p>')
  })

  it('puts styles aside under another name, and keeps the words that only look like one', () => {
    expect(cleanHtml('<b style="font-weight:normal">write style="x" here</b>')).toBe(
      '<b data-editor-style="font-weight:normal">write style="x" here</b>',
    )
  })

  it('reads quotes, so that a sign inside them ends no tag', () => {
    expect(cleanHtml('<a title="a > b" href="https://example.org">x</a>')).toBe('<a href="https://example.org">x</a>')
  })

  it('leaves nothing to run, whatever it is given', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom(
        ...[
          '<',
          '>',
          '"',
          "'",
          '/',
          ' ',
          '=',
          '<p',
          '<a href=',
          ' onclick=',
          ' style=',
          '<script',
          '</script>',
          '<svg',
        ],
        ...['<img src=x', '<scr<script>ipt>', '<!--', '-->', '<iframe srcdoc="', '<math><mtext>', '<b ', 'onerror=x'],
      ),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const body = tidy(pieces.join(''))
        expect(body.querySelector('script, iframe, object, embed, svg, math, img, style, link')).toBeNull()
        for (const element of body.querySelectorAll('*'))
          for (const { name } of element.attributes) expect(name).not.toMatch(/^on|^src/)
      }),
      { numRuns: 500 },
    )
  })

  it('takes its time from the length of the text, not from its square', () => {
    const start = performance.now()
    for (const hostile of [
      '<a "',
      "<a '",
      '<a ',
      '<!',
      '<script',
      '<a b=',
      '<a\t',
      '<a b ',
      '<script>',
      '</script',
      '<a b="x" ',
    ])
      cleanHtml(hostile.repeat(20_000))
    expect(performance.now() - start).toBeLessThan(2_000)
  })

  it('refuses what nobody copied to write with', () => {
    expect(parseInert('x'.repeat(2_000_001))).toBeNull()
  })
})

describe('tidying what other programs copy', () => {
  it('keeps bold, italic and underlined of a style, and nothing else of it', () => {
    const [span] = tidy('<span style="font-weight:700; color:red; text-decoration:underline">x</span>').children
    expect((span as HTMLElement).style.cssText).toBe('font-weight: 700; text-decoration: underline;')
  })

  it('takes the wrapper of Google Docs for what it is', () => {
    expect(tidy('<b style="font-weight:normal"><p>not bold</p></b>').querySelector('b')).toBeNull()
  })

  it("makes lists of Word's paragraphs, in their order and depth", () => {
    const item = (level: number, marker: string, words: string) =>
      `<p style="mso-list:l0 level${level} lfo1"><span style="mso-list:Ignore">${marker}</span>${words}</p>`
    const body = tidy(item(1, '·', 'One') + item(2, 'a.', 'Two') + '<p>After</p>' + item(1, '1)', 'Three'))
    const items = [...body.querySelectorAll('li')]
    expect(items.map((li) => [li.textContent, li.dataset.list, li.className])).toEqual([
      ['One', 'bullet', ''],
      ['Two', 'ordered', 'ql-indent-1'],
      ['Three', 'ordered', ''],
    ])
    expect(body.querySelectorAll('ol')).toHaveLength(2)
  })

  it('makes a line of each row of a table', () => {
    const body = tidy('<table><tr><td><p>Press 1</p></td><td>0.1 mm</td></tr><tr><td>Press 2</td></tr></table>')
    expect([...body.querySelectorAll('p')].map((p) => p.textContent)).toEqual(['Press 1\u00A0\u00A00.1 mm', 'Press 2'])
    expect(body.querySelector('table, td')).toBeNull()
  })
})
