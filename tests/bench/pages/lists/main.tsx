import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { VirtualList } from '@/design-system/VirtualList'
import './lists.css'

/** The two lists that `npm run bench:ui` compares: ours, and the least that draws a window of 10,000 rows with React. */
export type ListName = 'virtual' | 'bare'

interface Item {
  id: string
  title: string
  detail: string
}

const HEIGHT = 600
const ROW = 64
const OVERSCAN = 6

const items: Item[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: `row-${index}`,
  title: `Line ${index + 1} stop on Tuesday`,
  detail: 'Marco Bianchi in Quality and safety',
}))

function Row({ item }: { item: Item }): ReactNode {
  return (
    <div className="row">
      <button type="button">{item.title}</button>
      <span>{item.detail}</span>
    </div>
  )
}

function BareList() {
  const [top, setTop] = useState(0)
  const first = Math.max(0, Math.floor(top / ROW) - OVERSCAN)
  const last = Math.min(items.length, Math.ceil((top + HEIGHT) / ROW) + OVERSCAN)
  return (
    <div className="scroller" onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}>
      <ul style={{ blockSize: items.length * ROW }}>
        {items.slice(first, last).map((item, index) => (
          <li key={item.id} style={{ insetBlockStart: (first + index) * ROW }}>
            <Row item={item} />
          </li>
        ))}
      </ul>
    </div>
  )
}

const lists: Record<ListName, () => ReactNode> = {
  bare: () => <BareList />,
  virtual: () => (
    <VirtualList items={items} getKey={({ id }) => id} label="Rows" estimateHeight={() => ROW} className="scroller">
      {(item) => <Row item={item} />}
    </VirtualList>
  ),
}

const place = document.getElementById('root')
let root: Root | undefined

/** What the script that drives this page calls. */
const bench = {
  mount(name: ListName): void {
    if (!place) return
    root = createRoot(place)
    flushSync(() => root?.render(lists[name]()))
  },
  unmount(): void {
    root?.unmount()
  },
  /** Scrolls through a part of the list, one step a frame, and tells the longest tasks. */
  async scroll(frames: number): Promise<number[]> {
    const tasks: number[] = []
    const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration)))
    observer.observe({ type: 'longtask' })
    const scroller = place?.querySelector('.scroller')
    for (let frame = 0; frame < frames; frame += 1) {
      await new Promise((drawn) => requestAnimationFrame(drawn))
      scroller?.scrollBy({ top: ROW * 4, behavior: 'instant' })
    }
    await new Promise((over) => setTimeout(over, 200))
    observer.disconnect()
    return tasks
  },
}

Object.assign(globalThis, { bench })
export type Bench = typeof bench
