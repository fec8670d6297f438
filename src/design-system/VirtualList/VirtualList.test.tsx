import { act, render, screen, within, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { VirtualList, type VirtualListHandle, type VirtualListProps } from './VirtualList'

const items = Array.from({ length: 10_000 }, (_, index) => `Row ${index}`)

// There is no layout here: the scroll area and each row are said to be as high as this.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(400)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(400)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** A browser tells the size of what is observed at once. */
function observeSizes() {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #tell: (sizes: unknown[]) => void
      constructor(tell: (sizes: unknown[]) => void) {
        this.#tell = tell
      }
      observe() {
        this.#tell([])
      }
      unobserve() {}
      disconnect() {}
    },
  )
}

type ListProps = Partial<Pick<VirtualListProps<string>, 'items' | 'open' | 'ref' | 'roomAbove'>>

function list(props: ListProps = {}) {
  return render(
    <VirtualList
      items={items}
      {...props}
      getKey={(item) => item}
      label="Rows"
      estimateHeight={() => 400}
      footer="The end"
    >
      {(item) => <button type="button">{item}</button>}
    </VirtualList>,
  )
}

it('draws a few of many rows and tells how many there are', () => {
  list()
  const rows = within(screen.getByRole('list', { name: 'Rows' })).getAllByRole('listitem')
  expect(rows.length).toBeLessThan(20)
  expect(rows[1]?.getAttribute('aria-posinset')).toBe('2')
  expect(rows[1]?.getAttribute('aria-setsize')).toBe('10000')
})

it('does not pretend to know how many there are while more will come', () => {
  list({ open: true })
  expect(screen.getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe('-1')
})

it('shows what stands below the last row', () => {
  list()
  screen.getByText('The end')
})

it('puts the focus on a row that is asked for', async () => {
  const handle = createRef<VirtualListHandle>()
  list({ ref: handle })
  act(() => handle.current?.focusRow(3))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Row 3' })))
})

it('finds a row far below what is in sight', async () => {
  const handle = createRef<VirtualListHandle>()
  list({ ref: handle })
  const area = screen.getByRole('list').parentElement
  if (!area) throw new Error('The list has no scroll area')
  Object.assign(area, {
    scrollTo({ top = 0 }: ScrollToOptions) {
      area.scrollTop = top
      area.dispatchEvent(new Event('scroll'))
    },
  })
  vi.spyOn(area, 'scrollHeight', 'get').mockReturnValue(items.length * 400)
  act(() => handle.current?.focusRow(9_000))
  await waitFor(() => screen.getByRole('button', { name: 'Row 9000' }))
})

it('is walked through by Tab', async () => {
  list()
  await userEvent.tab()
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Row 1' }))
})

it('goes on with the rows it began with when somebody turns to it', async () => {
  list()
  const [first] = screen.getAllByRole('listitem')
  await userEvent.hover(screen.getByRole('button', { name: 'Row 0' }))
  expect(screen.getAllByRole('listitem')[0]).toBe(first)
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(2)
})

it('begins with the rows that fill the window below what stands above it', () => {
  vi.stubGlobal('innerHeight', 1_000)
  const { unmount } = list()
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  unmount()
  list({ roomAbove: 300 })
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

it('goes on by itself where its first rows leave room, as long as there are more', () => {
  observeSizes()
  vi.stubGlobal('innerHeight', 400)
  const { unmount } = list()
  expect(screen.getAllByRole('listitem').length).toBeGreaterThan(1)
  unmount()
  const { container } = list({ items: items.slice(0, 1) })
  expect(container.querySelector('[data-resting]')).not.toBeNull()
})
