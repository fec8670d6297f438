import { render, screen, within } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { deltaText } from './delta-text'
import { RichText } from './RichText'
import { safeAddress } from './safe-address'

function show(ops: unknown[], topHeading?: 2 | 3) {
  return render(
    <RichText value={{ ops }} externalLinkHint="opens in a new tab" {...(topHeading ? { topHeading } : {})} />,
  )
}

describe('RichText', () => {
  it('parts a sentence where a picture stands in it, and gives a table that is alone its own line', () => {
    const { container } = render(
      <RichText
        value={{
          ops: [
            { insert: 'Before ' },
            { insert: { image: { id: 'image-1', name: 'press.jpg' } } },
            { insert: ' after\n' },
            { insert: { table: { id: 'table-1', name: 'Torques' } } },
            { insert: '\nSee ' },
            { insert: { table: { id: 'table-1', name: 'Torques' } } },
            { insert: '\n' },
          ],
        }}
        externalLinkHint=""
        renderImage={({ id }) => <figure>{id}</figure>}
        renderTableBlock={({ id }) => <section>{id}</section>}
      />,
    )
    const drawn = [...(container.firstElementChild?.children ?? [])]
    expect(drawn.map(({ tagName, textContent }) => `${tagName} ${textContent.trim()}`)).toEqual([
      'P Before',
      'FIGURE image-1',
      'P after',
      'SECTION table-1',
      'P See Torques',
    ])
  })

  it('puts the picture of a list below the words of its line, and not into the label of a task', () => {
    const picture = { insert: { image: { id: 'image-1', name: 'press.jpg' } } }
    const { container } = render(
      <RichText
        value={{
          ops: [
            { insert: 'Open the gate' },
            picture,
            { insert: '\n', attributes: { list: 'ordered' } },
            { insert: 'Check the lamp' },
            picture,
            { insert: '\n', attributes: { list: 'unchecked' } },
          ],
        }}
        externalLinkHint=""
        renderImage={({ id }) => <figure>{id}</figure>}
      />,
    )
    const [step, task] = container.querySelectorAll('li')
    expect(step?.textContent).toBe('Open the gateimage-1')
    expect(task?.querySelector('label')?.textContent).toBe('Check the lamp')
    expect(task?.lastElementChild?.tagName).toBe('FIGURE')
  })

  it('draws each line of the delta as a paragraph of its own', () => {
    const { container } = show([{ insert: 'First line\nSecond line\n' }])
    expect([...container.querySelectorAll('p')].map((p) => p.textContent)).toEqual(['First line', 'Second line'])
  })

  it('keeps the largest heading of the text below the heading of the page', () => {
    show([{ insert: 'What we found' }, { insert: '\n', attributes: { header: 1 } }])
    expect(screen.getByRole('heading', { level: 2, name: 'What we found' })).toBeDefined()
  })

  it('leaves no level out where the writer left sizes out', () => {
    const heading = (words: string, header: number) => [{ insert: words }, { insert: '\n', attributes: { header } }]
    show([...heading('Small at first', 4), ...heading('What happened', 2), ...heading('On the second press', 4)])
    expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H2', 'H2', 'H3'])
  })

  it('nests indented list lines inside the item above them', () => {
    show([
      { insert: 'Morning round' },
      { insert: '\n', attributes: { list: 'ordered' } },
      { insert: 'Press 1' },
      { insert: '\n', attributes: { list: 'bullet', indent: 1 } },
      { insert: 'Press 2' },
      { insert: '\n', attributes: { list: 'bullet', indent: 1 } },
      { insert: 'Evening round' },
      { insert: '\n', attributes: { list: 'ordered' } },
    ])
    const [outer] = screen.getAllByRole('list')
    expect(outer).toHaveProperty('tagName', 'OL')
    const inner = within(outer as HTMLElement).getByRole('list')
    expect(
      within(inner)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Press 1', 'Press 2'])
    expect((outer as HTMLElement).children).toHaveLength(2)
  })

  it('says which lines of a checklist are done', () => {
    show([
      { insert: 'Order the sensor' },
      { insert: '\n', attributes: { list: 'checked' } },
      { insert: 'Fit it' },
      { insert: '\n', attributes: { list: 'unchecked' } },
    ])
    expect(screen.getByRole('checkbox', { name: 'Order the sensor', checked: true })).toBeDefined()
    expect(screen.getByRole('checkbox', { name: 'Fit it', checked: false })).toBeDefined()
  })

  it('joins neighbouring quote lines and neighbouring code lines', () => {
    const { container } = show([
      { insert: 'Quoted' },
      { insert: '\n', attributes: { blockquote: true } },
      { insert: 'twice' },
      { insert: '\n', attributes: { blockquote: true } },
      { insert: 'a = 1' },
      { insert: '\n', attributes: { 'code-block': true } },
      { insert: '  b = 2' },
      { insert: '\n', attributes: { 'code-block': 'plain' } },
    ])
    expect(container.querySelectorAll('blockquote')).toHaveLength(1)
    expect(container.querySelector('pre')?.textContent).toBe('a = 1\n  b = 2')
  })

  it('carries bold, italic, underline, strike and code at once', () => {
    const { container } = show([
      { insert: 'all', attributes: { bold: true, italic: true, underline: true, strike: true, code: true } },
    ])
    expect(container.querySelector('strong em u s code')?.textContent).toBe('all')
  })

  it('opens foreign addresses beside the portal and says so', () => {
    show([{ insert: 'the report', attributes: { link: 'https://example.org/report' } }])
    const link = screen.getByRole('link', { name: 'the report (opens in a new tab)' })
    expect(link.getAttribute('target')).toEqual('_blank')
    expect(link.getAttribute('rel')).toEqual(expect.stringContaining('noopener'))
  })

  it('opens an address below the portal that would read as another host like a foreign one', () => {
    show([{ insert: 'here', attributes: { link: `${window.location.origin}//evil.example/a` } }])
    const link = screen.getByRole('link', { name: 'here (opens in a new tab)' })
    expect(link.getAttribute('rel')).toEqual(expect.stringContaining('noopener'))
  })

  it('opens addresses of the portal in place', () => {
    show([{ insert: 'this post', attributes: { link: '/post/1042' } }])
    const link = screen.getByRole('link', { name: 'this post' })
    expect(link.getAttribute('href')).toEqual('/post/1042')
    expect(link.hasAttribute('target')).toBe(false)
  })

  it('keeps the words of a dangerous link and takes its address away', () => {
    show([{ insert: 'click me', attributes: { link: 'java\nscript:alert(1)' } }])
    expect(screen.getByText('click me')).toBeDefined()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('names people and topics', () => {
    show([
      { insert: { mention: { id: 'u1', name: 'Giulia Riva' } } },
      { insert: ', see ' },
      { insert: { hashtag: { id: 'h1', name: 'safety' } } },
    ])
    expect(screen.getByText('Giulia Riva')).toBeDefined()
    expect(screen.getByText('#safety')).toBeDefined()
  })

  it('names the table that a line refers to, and lets the feature draw it', () => {
    const ops = [{ insert: 'One line for each press: ' }, { insert: { table: { id: 't1', name: 'Zero positions' } } }]
    const { container } = show(ops)
    expect(container.textContent).toBe('One line for each press: Zero positions')
    expect(deltaText({ ops })).toBe('One line for each press: Zero positions')
    render(
      <RichText
        value={{ ops }}
        externalLinkHint="opens in a new tab"
        renderTable={({ id, name }) => <button data-id={id}>{name}</button>}
      />,
    )
    expect(screen.getByRole('button', { name: 'Zero positions' }).dataset['id']).toBe('t1')
  })

  it('leaves out what it does not know and shows the rest', () => {
    const { container } = show([{ insert: { formula: 'e=mc^2' } }, { insert: 'Still here' }, null, 7, { retain: 3 }])
    expect(container.textContent).toBe('Still here')
  })

  it('drops the empty lines at the end, and keeps those between', () => {
    const { container } = show([{ insert: 'One\n\nTwo\n\n\n' }])
    expect(container.querySelectorAll('p')).toHaveLength(3)
  })

  it('survives any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        render(<RichText value={value} externalLinkHint="opens in a new tab" />).unmount()
      }),
      { numRuns: 100 },
    )
  })

  it('survives any delta, and never links anywhere but to web pages, mail and telephone', () => {
    const address = fc.oneof(
      fc.webUrl(),
      fc.string(),
      fc.constantFrom(
        'javascript:alert(1)',
        ' JaVaScRiPt:alert(1)',
        'java\tscript:1',
        'data:text/html,x',
        'vbscript:x',
        'blob:x',
        '/.//evil.example',
        '//evil.example',
        '/\\evil.example',
      ),
    )
    const attributes = fc.record(
      {
        link: fc.oneof(address, fc.jsonValue()),
        bold: fc.jsonValue(),
        header: fc.oneof(fc.integer(), fc.double(), fc.jsonValue()),
        list: fc.oneof(fc.constantFrom('ordered', 'bullet', 'checked', 'unchecked'), fc.jsonValue()),
        indent: fc.oneof(fc.integer(), fc.double(), fc.jsonValue()),
        blockquote: fc.jsonValue(),
        'code-block': fc.jsonValue(),
      },
      { requiredKeys: [] },
    )
    const insert = fc.oneof(
      fc.string(),
      fc.constantFrom('\n', 'a\nb'),
      fc.jsonValue(),
      fc.record({ mention: fc.jsonValue() }),
      fc.record({ table: fc.jsonValue() }),
    )
    const op = fc.record({ insert, attributes }, { requiredKeys: [] })
    fc.assert(
      fc.property(fc.array(op, { maxLength: 12 }), (ops) => {
        const { container, unmount } = render(<RichText value={{ ops }} externalLinkHint="opens in a new tab" />)
        for (const link of container.querySelectorAll('a')) {
          expect(['http:', 'https:', 'mailto:', 'tel:']).toContain(link.protocol)
          if (!link.target)
            expect(link.protocol.startsWith('http') ? link.origin : location.origin).toBe(location.origin)
        }
        deltaText({ ops })
        unmount()
      }),
      { numRuns: 300 },
    )
  })
})

describe('safeAddress', () => {
  it.each([
    ['https://example.org', 'https://example.org/'],
    ['mailto:a@example.org', 'mailto:a@example.org'],
    ['tel:+390212345', 'tel:+390212345'],
    ['/post/7?entity=comments#x', '/post/7?entity=comments#x'],
  ])('lets %s pass', (address, expected) => {
    expect(safeAddress(address)).toBe(expected)
  })

  it.each([
    'javascript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'post/7',
    '',
    '/.//evil.example',
    42,
    null,
  ])('refuses %s', (address) => {
    expect(safeAddress(address)).toBeNull()
  })
})

it('reads a delta aloud line by line', () => {
  const ops = [
    { insert: 'Agreed, ' },
    { insert: { mention: { id: 'u1', name: 'Giulia Riva' } } },
    { insert: '\nPress 1' },
    { insert: '\n', attributes: { list: 'bullet' } },
  ]
  expect(deltaText({ ops })).toBe('Agreed, Giulia Riva\nPress 1')
})
