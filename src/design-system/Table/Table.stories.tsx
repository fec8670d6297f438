import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button'
import { EmptyState } from '../EmptyState'
import { ErrorState } from '../ErrorState'
import type { ComponentGuide } from '../guide'
import { StatusChip } from '../StatusChip'
import { Table } from './Table'
import type { TableColumn, TableProps, TableSort } from './table-props'

const guide: ComponentGuide = {
  purpose:
    'Facts that people compare: rows of the same kind in columns, to be sorted, chosen and read through, up to ten thousand.',
  notFor:
    'A few facts about one thing (DescriptionList), things that one reads or opens (Card, VirtualList), and layout of any kind.',
  keyboard: [
    { keys: 'Tab', does: 'Column headers that sort, boxes, then the controls in the rows' },
    { keys: 'Enter, Space', does: 'On a column header: sort by it; again: the other way round' },
    { keys: 'Space', does: 'On a box: choose the row; with Shift all rows from the last one chosen' },
    { keys: '↑ ↓ ← →', does: 'On the table, where it scrolls: scroll it' },
  ],
  accessibility:
    'A native table with a caption, column and row headers, and aria-sort. Boxes are named by their rows. Where it scrolls it is a region that takes the focus. Windowed, it tells the number of all rows and the place of each; give it a height then. Say in words what a sort or a bulk action did.',
}

type Operation = {
  id: string
  title: string
  community: string
  state: 'done' | 'failed' | 'waiting'
  comments: number
}

const titles = [
  'Line 4 stop on Tuesday: what we found, and what changes',
  'Spring catalogue: final proofs are here',
  'Supplier audit in November',
  'Values of week 47',
  'New safety shoes for both shifts',
  'Maintenance of the cooling system',
]
const communities = ['Quality and safety', 'Product launches', 'IT service desk']
const states = ['done', 'failed', 'waiting'] as const

const operations = (length: number): Operation[] =>
  Array.from({ length }, (_, index) => ({
    id: `operation-${index}`,
    title: titles[index % titles.length] ?? '',
    community: communities[index % communities.length] ?? '',
    state: states[(index * 7) % 3] ?? 'done',
    comments: (index * 37) % 113,
  }))

const columns: TableColumn<Operation>[] = [
  { id: 'title', header: 'Post', rowHeader: true, sortable: true, cell: ({ title }) => title },
  { id: 'community', header: 'Community', sortable: true, cell: ({ community }) => community },
  {
    id: 'state',
    header: 'Result',
    cell: ({ state }) => (
      <StatusChip color={{ done: 'success', failed: 'error', waiting: 'neutral' }[state]}>{state}</StatusChip>
    ),
  },
  { id: 'comments', header: 'Comments', sortable: true, align: 'end', cell: ({ comments }) => comments },
]

function Held({ rows, selected: _selected, ...props }: TableProps<Operation>) {
  const [sort, setSort] = useState<TableSort | null>({ column: 'title', direction: 'ascending' })
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['operation-1', 'operation-2']))
  const by = (sort?.column ?? 'title') as 'title' | 'community' | 'comments'
  const turn = sort?.direction === 'descending' ? -1 : 1
  const sorted = rows.toSorted((a, b) => turn * String(a[by]).localeCompare(String(b[by]), 'en', { numeric: true }))
  return (
    <Table
      {...props}
      rows={sorted}
      sort={sort}
      onSortChange={setSort}
      selected={selected}
      onSelectedChange={setSelected}
    />
  )
}

const meta = {
  title: 'Components/Data/Table',
  component: Table<Operation>,
  tags: ['ready'],
  parameters: { guide },
  args: {
    caption: 'Operations of this move',
    columns,
    rows: operations(6),
    getKey: ({ id }) => id,
    getName: ({ title }) => title,
    labels: { selectAll: 'Select all posts', selectRow: (name) => `Select ${name}`, loading: 'Loading operations' },
  },
} satisfies Meta<typeof Table<Operation>>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const SortedAndSelected: Story = { render: (args) => <Held {...args} /> }
export const Loading: Story = { args: { rows: [], loading: true } }
export const Empty: Story = {
  args: { rows: [], empty: <EmptyState title="Nothing has been moved yet" level={3} /> },
}
export const Failed: Story = {
  args: {
    rows: [],
    error: (
      <ErrorState
        title="The operations did not load"
        description="What was moved is not affected."
        action={<Button>Try again</Button>}
        level={3}
      />
    ),
  },
}

export const StickyHead: Story = {
  args: { rows: operations(40), captionHidden: true, style: { blockSize: 320 } },
  play: async ({ canvasElement }) => {
    const region = await within(canvasElement).findByRole('region', { name: 'Operations of this move' })
    const head = within(region).getByRole('columnheader', { name: 'Post' })
    region.scrollTop = 600
    await waitFor(() =>
      expect(Math.abs(head.getBoundingClientRect().top - region.getBoundingClientRect().top)).toBeLessThan(4),
    )
  },
}

export const TenThousandRows: Story = {
  tags: ['no-visual'],
  args: { rows: operations(10_000), windowed: true, captionHidden: true, style: { blockSize: 480 } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const region = await canvas.findByRole('region', { name: 'Operations of this move' })
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60)
    region.scrollTop = region.scrollHeight
    await waitFor(() => expect(canvasElement.querySelector('[aria-rowindex="10001"]')).not.toBeNull())
  },
}

export const LongGermanText: Story = {
  args: {
    lang: 'de',
    caption: 'Vorgänge dieser Verschiebung',
    columns: columns.map((column, index) => ({
      ...column,
      header: ['Beitragsüberschrift', 'Gemeinschaft', 'Bearbeitungsergebnis', 'Anzahl der Kommentare'][index],
    })),
  },
}

export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } }

export const ByKeyboard: Story = {
  tags: ['no-visual'],
  render: (args) => <Held {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const comments = canvas.getByRole('columnheader', { name: 'Comments' })
    within(comments).getByRole('button').focus()
    await userEvent.keyboard('{Enter}')
    await expect(comments).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.keyboard('{Enter}')
    await expect(comments).toHaveAttribute('aria-sort', 'descending')
    const all = canvas.getByRole('checkbox', { name: 'Select all posts' })
    all.focus()
    await userEvent.keyboard(' ')
    await expect(all).toBeChecked()
  },
}

export const Greek: Story = {
  tags: ['no-visual'],
  args: {
    lang: 'el',
    caption: 'Ενέργειες αυτής της μετακίνησης',
    columns: columns.map((column, index) => ({
      ...column,
      header: ['Τίτλος δημοσίευσης', 'Κοινότητα', 'Αποτέλεσμα', 'Αριθμός σχολίων'][index],
    })),
  },
}
