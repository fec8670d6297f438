import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Table } from './Table'
import type { TableColumn, TableProps, TableSort } from './table-props'

afterEach(() => void vi.restoreAllMocks())

type Post = { id: string; title: string; comments: number }

const posts: Post[] = [
  'Line 4 stop on Tuesday',
  'Spring catalogue',
  'Supplier audit',
  'Canteen menu',
  'Shift plan',
].map((title, index) => ({ id: `post-${index}`, title, comments: index * 3 }))

const columns: TableColumn<Post>[] = [
  { id: 'title', header: 'Title', rowHeader: true, sortable: true, cell: ({ title }) => title },
  { id: 'comments', header: 'Comments', sortable: true, align: 'end', cell: ({ comments }) => comments },
]

const labels = {
  selectAll: 'Select all posts',
  selectRow: (name: string) => `Select ${name}`,
  loading: 'Loading posts',
}

function Posts(props: Partial<TableProps<Post>>) {
  return (
    <Table
      caption="Posts"
      columns={columns}
      rows={posts}
      getKey={({ id }) => id}
      getName={({ title }) => title}
      labels={labels}
      {...props}
    />
  )
}

function Selectable() {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  return <Posts selected={selected} onSelectedChange={setSelected} />
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const chosen = () => screen.getAllByRole<HTMLInputElement>('checkbox').filter(({ checked }) => checked).length

describe('Table', () => {
  it('is a native table with a name, column headers and a header in each row', () => {
    render(<Posts />)
    const table = within(screen.getByRole('table', { name: 'Posts' }))
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Title', 'Comments'])
    const row = within(table.getByRole('row', { name: /Supplier audit/ }))
    row.getByRole('rowheader', { name: 'Supplier audit' })
    row.getByRole('cell', { name: '6' })
  })

  it('says which column sorts it, and asks to turn round when pressed again', async () => {
    function Sorted() {
      const [sort, setSort] = useState<TableSort | null>(null)
      return <Posts sort={sort} onSortChange={setSort} />
    }
    render(<Sorted />)
    const header = screen.getByRole('columnheader', { name: 'Title' })
    expect(header.getAttribute('aria-sort')).toBe('none')
    await userEvent.click(within(header).getByRole('button', { name: 'Title' }))
    expect(header.getAttribute('aria-sort')).toBe('ascending')
    await userEvent.keyboard('{Enter}')
    expect(header.getAttribute('aria-sort')).toBe('descending')
  })

  it('chooses all, shows that only some are chosen, and none', async () => {
    render(<Selectable />)
    await userEvent.click(box('Select Spring catalogue'))
    expect(box('Select all posts').indeterminate).toBe(true)
    await userEvent.click(box('Select all posts'))
    expect(chosen()).toBe(6)
    await userEvent.click(box('Select all posts'))
    expect(chosen()).toBe(0)
  })

  it('chooses a range with Shift, and takes it back with Shift', async () => {
    render(<Selectable />)
    const user = userEvent.setup()
    await user.click(box('Select Spring catalogue'))
    await user.keyboard('{Shift>}')
    await user.click(box('Select Shift plan'))
    await user.keyboard('{/Shift}')
    expect(chosen()).toBe(4)
    expect(box('Select Line 4 stop on Tuesday').checked).toBe(false)
    await user.keyboard('{Shift>}')
    await user.click(box('Select Supplier audit'))
    await user.keyboard('{/Shift}')
    expect(chosen()).toBe(1)
  })

  it('says that rows are on their way, that there are none, and that they did not come', () => {
    const { rerender } = render(<Posts rows={[]} loading />)
    expect(screen.getByRole('status').textContent).toBe('Loading posts')
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true')
    rerender(<Posts rows={[]} empty="No posts here yet" />)
    screen.getByRole('cell', { name: 'No posts here yet' })
    rerender(<Posts error="The posts did not load" />)
    screen.getByRole('cell', { name: 'The posts did not load' })
    expect(screen.queryByText('Spring catalogue')).toBeNull()
  })

  it('keeps its rows while newer ones are on their way', () => {
    render(<Posts loading />)
    screen.getByText('Spring catalogue')
    expect(screen.queryByRole('status')).toBeNull()
  })

  it('draws a few of many rows, and tells which they are and how many there are', () => {
    // There is no layout here: the scroll area and each row are said to be as high as this.
    vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400)
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(400)
    const many = Array.from({ length: 10_000 }, (_, index) => ({ id: `${index}`, title: `Row ${index}`, comments: 0 }))
    render(<Posts rows={many} windowed />)
    const table = screen.getByRole('table')
    expect(table.getAttribute('aria-rowcount')).toBe('10001')
    const rows = within(table).getAllByRole('row')
    expect(rows.length).toBeLessThan(60)
    expect(rows[1]?.getAttribute('aria-rowindex')).toBe('2')
  })
})
