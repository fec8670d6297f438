import { type ReactNode, useState } from 'react'

const HEIGHT = 600
const OVERSCAN = 5

type BareListProps<Item> = {
  items: readonly Item[]
  /** In px, the same for every row. */
  rowHeight: number
  children: (item: Item) => ReactNode
}

/** The least that draws a window of a long list with React: what ours are compared with. */
export function BareList<Item extends { id: string }>({ items, rowHeight, children }: BareListProps<Item>) {
  const [top, setTop] = useState(0)
  const first = Math.max(0, Math.floor(top / rowHeight) - OVERSCAN)
  const last = Math.min(items.length, Math.ceil((top + HEIGHT) / rowHeight) + OVERSCAN)
  return (
    <div className="scroller" onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}>
      <ul style={{ blockSize: items.length * rowHeight }}>
        {items.slice(first, last).map((item, index) => (
          <li key={item.id} style={{ insetBlockStart: (first + index) * rowHeight }}>
            {children(item)}
          </li>
        ))}
      </ul>
    </div>
  )
}
