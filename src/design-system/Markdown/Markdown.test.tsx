import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'

import { Markdown, type MarkdownProps } from './Markdown'

const words = { externalLinkHint: 'opens in a new tab', tableLabel: 'Table' }
const show = (value: string, more: Partial<MarkdownProps> = {}) =>
  render(<Markdown value={value} {...words} {...more} />)

describe('an answer', () => {
  it('is drawn as paragraphs, emphasis and lists', () => {
    const { container } = show('The press **stopped** *itself*.\n\n3. Gauge\n4. Log')
    expect(container.querySelector('p strong')?.textContent).toBe('stopped')
    expect(container.querySelector('em')?.textContent).toBe('itself')
    expect(screen.getByRole('list').getAttribute('start')).toBe('3')
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
  })

  it('puts its headings below the heading of the message, and leaves no level out', () => {
    show('# One\n\n### Two\n\n###### Three', { topHeading: 4 })
    expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H4', 'H5', 'H6'])
  })

  it('names its tables and lets the keyboard scroll them', () => {
    const { container } = show('| Press | Limit |\n| --- | ---: |\n| 1 | 0.10 mm |')
    const frame = screen.getByRole('group', { name: 'Table' })
    expect(frame.tabIndex).toBe(0)
    within(frame).getByRole('columnheader', { name: 'Limit' })
    expect(container.querySelector('td:last-child')?.getAttribute('data-align')).toBe('end')
  })

  it('keeps code as it is written', () => {
    const { container } = show('```ts\nconst a = list[1] // **not bold**\n```')
    expect(container.querySelector('pre code')?.textContent).toBe('const a = list[1] // **not bold**\n')
    expect(container.querySelector('[class*="language"]')).toBeNull()
  })

  it('names the boxes of a checklist by their lines', () => {
    show('- [x] Order the sensor\n- [ ] Fit it\n\n  In the afternoon.')
    screen.getByRole('checkbox', { name: 'Order the sensor', checked: true })
    screen.getByRole('checkbox', { name: 'Fit it', checked: false })
    screen.getByText('In the afternoon.')
  })

  it('draws what comes later without losing what stands already', () => {
    const { container, rerender } = show('First paragraph.\n\nSecond')
    const first = container.querySelector('p')
    rerender(<Markdown value={'First paragraph.\n\nSecond one.\n\n- and a list'} {...words} />)
    expect(container.querySelector('p')).toBe(first)
    expect(screen.getByRole('listitem').textContent).toBe('and a list')
  })
})

describe('links of an answer', () => {
  it('open beside the portal and say so', () => {
    show('[the manual](https://example.org/manual "ignored")')
    const link = screen.getByRole('link', { name: 'the manual (opens in a new tab)' })
    expect(link.getAttribute('rel')).toContain('noopener')
    expect(link.getAttribute('target')).toBe('_blank')
    expect(link.hasAttribute('title')).toBe(false)
  })

  it('open in place inside the portal', () => {
    show('[report](/post/p-1042?entity=attachments)')
    const link = screen.getByRole('link', { name: 'report' })
    expect(link.getAttribute('href')).toBe('/post/p-1042?entity=attachments')
    expect(link.hasAttribute('target')).toBe(false)
  })

  it.each(['mailto:quality@example.org', 'tel:+390212345'])('may lead to %s', (address) => {
    show(`[ask](${address})`)
    expect(screen.getByRole('link', { name: /ask/ }).getAttribute('href')).toBe(address)
  })

  it.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert`1`)',
    '[x](java&#10;script:alert(1))',
    '[x](&#x6A;avascript:alert(1))',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](vbscript:msgbox)',
    '[x](file:///etc/passwd)',
    '[x](blob:https://example.org/1)',
    '[x]\n\n[x]: javascript:alert(1)',
    '<javascript:alert(1)>',
  ])('leave only words where nobody should be sent: %s', (value) => {
    show(value)
    expect(screen.queryByRole('link')).toBeNull()
  })
})

it('tells a foreign host from the portal even without a protocol', () => {
  show('[x](//foreign.example)')
  expect(screen.getByRole('link').getAttribute('target')).toBe('_blank')
})

describe('what an answer may not bring', () => {
  it('loads no picture and keeps its description', () => {
    const { container } = show(
      '![The press](https://evil.example/p.png) ![later][1]\n\n[1]: https://evil.example/2.png',
    )
    expect(container.querySelector('img')).toBeNull()
    expect(container.textContent).toContain('The press')
    expect(container.innerHTML).not.toContain('evil.example')
  })

  it('shows HTML as the letters it was written with', () => {
    const { container } = show(
      'A `List` is a List<String>.\n\n<script>alert(1)</script>\n\n<b onclick=alert(1)>bold</b>',
    )
    expect(container.textContent).toContain('List<String>')
    expect(container.textContent).toContain('<script>alert(1)</script>')
    expect(container.querySelector('script, b')).toBeNull()
  })

  it('takes a line break inside a cell as one', () => {
    const { container } = show('| a |\n| --- |\n| one<br>two |')
    expect(container.querySelector('td br')).not.toBeNull()
  })

  it('brings no ids and no words of the library with its footnotes', () => {
    const { container } = show('Drifted.[^1]\n\n[^1]: From the raw data.')
    expect(container.textContent).toContain('From the raw data.')
    expect(container.querySelector('[id], section, h2')).toBeNull()
  })
})

describe('marks for sources', () => {
  const reference = (number: number) =>
    number > 4
      ? null
      : { label: `Source ${number}`, onOpen: () => opened(number), href: number === 4 ? '/post/4' : undefined }
  const opened = vi.fn()

  it('are buttons with a name that does what the page says', async () => {
    show('So it stopped. [1][3]', { reference })
    await userEvent.click(screen.getByRole('button', { name: 'Source 3' }))
    expect(opened).toHaveBeenLastCalledWith(3)
    expect(screen.getByRole('button', { name: 'Source 1' }).textContent).toBe('1')
  })

  it('are links where the source has an address', () => {
    show('In the log. [4]', { reference })
    expect(screen.getByRole('link', { name: 'Source 4' }).getAttribute('href')).toBe('/post/4')
  })

  it('are understood in groups and as footnotes', () => {
    show('One [1, 2] and two.[^3]', { reference })
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['1', '2', '3'])
  })

  it('are left out where they lead nowhere', () => {
    const { container } = show('Still open. [7]', { reference })
    expect(container.textContent?.trim()).toBe('Still open.')
  })

  it('stay as they are written where nobody says what they are', () => {
    const { container } = show('So it stopped. [1]')
    expect(container.textContent).toBe('So it stopped.\u00A0[1]')
  })

  it('are no marks inside code and links', () => {
    show('`values[1]` and [page [2]](https://example.org)', { reference })
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('any text', () => {
  const elements = new Set(
    'p strong em del ul ol li br hr blockquote code pre h3 h4 h5 h6 table thead tbody tr th td label input a sup button div span'
      .toUpperCase()
      .split(' '),
  )
  const attributes = new Set([
    ...['class', 'href', 'target', 'rel', 'start', 'tabindex', 'role', 'aria-label', 'title', 'type', 'checked'],
    ...['disabled', 'data-checklist', 'data-align'],
  ])
  const piece = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.constantFrom(
      ...['\n', '\n\n', '    ', '> ', '- ', '1. ', '- [x] ', '# ', '```', '`', '**', '*', '~~', '|', '\n| --- |\n'],
      ...['[', ']', '(', ')', '![', '](', '<', '>', '[1]', '[^1]', '[^1]: ', '[x]: ', '"', "'", '\\', '&#x6A;', '&lt;'],
      ...[
        'javascript:alert(1)',
        'JAVASCRIPT:',
        'data:text/html,<script>',
        'vbscript:x',
        '//evil.example',
        'www.a.example',
      ],
      ...[
        '<img src=x onerror=alert(1)>',
        '<svg/onload=alert(1)>',
        '<a href="javascript:x" style="x" id=forms>',
        '</p>',
      ],
      ...[
        '<script>',
        '<iframe srcdoc=x>',
        '<style>*{}</style>',
        '<!--',
        '<![CDATA[',
        '<?php',
        '<math>',
        '<form action=x>',
      ],
    ),
  )

  it('comes out as allowed elements with allowed attributes, and leads nowhere but to web pages, mail and telephone', () => {
    const text = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(''))
    fc.assert(
      fc.property(text, fc.boolean(), (value, growing) => {
        const { container, unmount } = show(value, { growing, reference: (n) => ({ label: `Source ${n}` }) })
        for (const element of container.querySelectorAll<HTMLElement>('div > div *')) {
          expect(elements).toContain(element.tagName)
          for (const { name } of element.attributes) expect(attributes).toContain(name)
        }
        for (const link of container.querySelectorAll('a')) {
          expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(link.protocol)
          if (!link.target)
            expect(link.protocol.startsWith('http') ? link.origin : location.origin).toBe(location.origin)
        }
        unmount()
      }),
      { numRuns: 400 },
    )
  })
})
