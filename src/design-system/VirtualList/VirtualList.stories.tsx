import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'

import { Button } from '../Button'
import { Card } from '../Card'
import type { ComponentGuide } from '../guide'
import { VirtualList, type VirtualListProps } from './VirtualList'

type Row = { id: string; text: string }

const rows = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `row-${index}`,
    text:
      index % 3 === 0
        ? `Row ${index + 1}, which has a second line of words and is higher than others`
        : `Row ${index + 1}`,
  }))

function Framed(props: VirtualListProps<Row>) {
  const [items, setItems] = useState(props.items)
  return (
    <div style={{ inlineSize: '320px', display: 'grid', gap: '12px' }}>
      <Button onClick={() => setItems((before) => [{ id: `new-${before.length}`, text: 'A new row' }, ...before])}>
        Put one in above
      </Button>
      <div style={{ blockSize: '360px', display: 'grid' }}>
        <VirtualList {...props} items={items}>
          {({ text }) => (
            <div style={{ paddingBlockEnd: '8px' }}>
              <Card>
                <button type="button">{text}</button>
              </Card>
            </div>
          )}
        </VirtualList>
      </div>
    </div>
  )
}

const guide: ComponentGuide = {
  purpose: 'A long list that draws only what is in sight, up to ten thousand rows of any height.',
  notFor: 'Short lists (a list is enough), and facts in columns (Table).',
  keyboard: [
    { keys: 'Tab', does: 'Go on to the next control, also in rows not drawn yet' },
    { keys: '↑ ↓, Page up, Page down', does: 'Scroll' },
  ],
  accessibility:
    'A native list that tells the place of each row and how many there are. Rows keep their place while others come in above; the row with the focus is drawn wherever it is, so Tab always finds the next.',
}

const meta = {
  title: 'Components/Data/VirtualList',
  tags: ['ready'],
  parameters: { guide },
  component: Framed,
  args: {
    items: rows(10_000),
    getKey: ({ id }: Row) => id,
    label: 'Rows',
    estimateHeight: () => 60,
    children: () => null,
  },
} satisfies Meta<typeof Framed>

export default meta
type Story = StoryObj<typeof meta>

export const TenThousandRows: Story = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getAllByRole('listitem').length).toBeLessThan(40))
  },
}

export const Few: Story = { args: { items: rows(3), footer: <p>That was all.</p> } }

/** The end is reached at once by the scrollbar, past rows whose places nobody has asked for yet. */
export const JumpsToTheEnd: Story = {
  tags: ['no-visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const scroller = canvas.getByRole('list').parentElement
    if (!scroller) throw new Error('The list has no scroll area')
    scroller.scrollTop = scroller.scrollHeight
    await waitFor(() => expect(canvas.getAllByRole('listitem').at(-1)).toHaveAttribute('aria-posinset', '10000'))
  },
}

/** Further down the reader's place is kept when rows come in above. */
export const KeepsThePlace: Story = {
  tags: ['no-visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const scroller = canvas.getByRole('list').parentElement
    if (!scroller) throw new Error('The list has no scroll area')
    scroller.scrollTop = 3_000
    await waitFor(() => expect(canvas.queryByText('Row 2')).toBeNull())
    await new Promise((resolve) => setTimeout(resolve, 300))
    const seen = canvas.getAllByRole('listitem')[10]
    const before = seen?.getBoundingClientRect().top ?? 0
    await userEvent.click(canvas.getByRole('button', { name: 'Put one in above' }))
    await new Promise((resolve) => setTimeout(resolve, 300))
    await expect(Math.abs((seen?.getBoundingClientRect().top ?? 0) - before)).toBeLessThan(2)
  },
}

export const GermanAndGreekOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: {
    items: [
      { id: 'de', text: 'Betriebsversammlungsvorbereitung: Tagesordnungspunkte der Niederlassung für das Frühjahr' },
      { id: 'el', text: 'Η διακοπή της γραμμής 4 την Τρίτη: τι βρήκαμε και τι αλλάζει από την επόμενη βάρδια' },
      ...rows(40),
    ],
  },
}
