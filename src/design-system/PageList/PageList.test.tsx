import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { PageList, type PageListProps } from './PageList'

const rows = Array.from({ length: 2_000 }, (_, index) => `Row ${index}`)

function rowOf(row: string) {
  return (
    <>
      <a href="./row">{row}</a> <button type="button">Act on {row}</button>
    </>
  )
}

function drawn({ children = rowOf, ...props }: Partial<PageListProps<string>> = {}) {
  return (
    <PageList
      rows={rows}
      getKey={(row) => row}
      label="Rows"
      totalCount={5_000}
      estimateHeight={64}
      canLoadMore={false}
      onNearEnd={() => undefined}
      {...props}
    >
      {children}
    </PageList>
  )
}

const link = (name: string) => screen.getByRole('link', { name })

it('draws a few of many rows, and tells how many there are in the end', () => {
  render(drawn())
  const items = screen.getAllByRole('listitem')
  expect(items.length).toBeLessThan(60)
  expect(items[1]?.getAttribute('aria-posinset')).toBe('2')
  expect(items[1]?.getAttribute('aria-setsize')).toBe('5000')
})

it('goes from row to row by arrows, and by J and K while those are switched on', async () => {
  const leave = vi.fn()
  const { rerender } = render(drawn({ onLeave: leave }))
  link('Row 0').focus()
  await userEvent.keyboard('{ArrowDown}')
  await waitFor(() => expect(document.activeElement).toBe(link('Row 1')))
  await userEvent.keyboard('j')
  expect(document.activeElement).toBe(link('Row 1'))
  rerender(drawn({ onLeave: leave, singleKeys: true }))
  await userEvent.keyboard('j')
  await waitFor(() => expect(document.activeElement).toBe(link('Row 2')))
  await userEvent.keyboard('k{ArrowUp}')
  await waitFor(() => expect(document.activeElement).toBe(link('Row 0')))
  expect(leave).not.toHaveBeenCalled()
  await userEvent.keyboard('{ArrowUp}')
  expect(leave).toHaveBeenCalledOnce()
})

it('is left by Escape from any row', async () => {
  const leave = vi.fn()
  render(drawn({ onLeave: leave }))
  screen.getByRole('button', { name: 'Act on Row 3' }).focus()
  await userEvent.keyboard('{Escape}')
  expect(leave).toHaveBeenCalledOnce()
})

it('gives the focus of a row that has left the list to the one in its place', async () => {
  const { rerender } = render(drawn())
  screen.getByRole('button', { name: 'Act on Row 3' }).focus()
  rerender(drawn({ rows: rows.filter((row) => row !== 'Row 3') }))
  await waitFor(() => expect(document.activeElement).toBe(link('Row 4')))
})

it('asks for more near its end', () => {
  const onNearEnd = vi.fn()
  const { rerender } = render(drawn({ canLoadMore: true, onNearEnd }))
  expect(onNearEnd).not.toHaveBeenCalled()
  rerender(drawn({ rows: rows.slice(0, 12), canLoadMore: true, onNearEnd }))
  expect(onNearEnd).toHaveBeenCalled()
})

it('draws a row once, however far the window scrolls', async () => {
  const drew: string[] = []
  const draw = (row: string) => {
    drew.push(row)
    return <a href="./row">{row}</a>
  }
  render(drawn({ children: draw }))
  const times = (row: string) => drew.filter((one) => one === row).length
  const before = times('Row 6')
  expect(before).toBeGreaterThan(0)
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(320)
  act(() => void window.dispatchEvent(new Event('scroll')))
  await waitFor(() => expect(drew).toContain('Row 24'))
  expect(link('Row 6')).toBeTruthy()
  expect(times('Row 6')).toBe(before)
})
