import { VirtualList } from '@/design-system/VirtualList'
import { BareList } from './BareList'
import type { Subject } from './subject'

interface Item {
  id: string
  title: string
  detail: string
}

const ROW = 64

const items: Item[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: `row-${index}`,
  title: `Line ${index + 1} stop on Tuesday`,
  detail: 'Marco Bianchi in Quality and safety',
}))

function Row({ item }: { item: Item }) {
  return (
    <div className="row" style={{ blockSize: ROW }}>
      <button type="button">{item.title}</button>
      <span>{item.detail}</span>
    </div>
  )
}

/** Ten thousand rows of two lines, without a window of ours. */
export const bareRows: Subject = {
  draw: () => (
    <BareList items={items} rowHeight={ROW}>
      {(item) => <Row item={item} />}
    </BareList>
  ),
}

/** The same rows in VirtualList. */
export const virtualRows: Subject = {
  draw: () => (
    <VirtualList items={items} getKey={({ id }) => id} label="Rows" estimateHeight={() => ROW} className="scroller">
      {(item) => <Row item={item} />}
    </VirtualList>
  ),
}
