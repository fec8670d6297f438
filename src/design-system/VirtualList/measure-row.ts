import { measureElement, type Virtualizer } from '@tanstack/react-virtual'

/**
 * The height of a row as the browser tells it once it has laid all of them out, before it paints. Until then a row is
 * as high as it was or as it is thought to be: asking each new row would lay the whole list out again for each.
 */
export function measureRow<Scroller extends Element | Window, Row extends Element>(
  row: Row,
  entry: ResizeObserverEntry | undefined,
  virtualizer: Virtualizer<Scroller, Row>,
): number {
  if (entry) return measureElement(row, entry, virtualizer)
  const index = virtualizer.indexFromElement(row)
  return virtualizer.itemSizeCache.get(virtualizer.options.getItemKey(index)) ?? virtualizer.options.estimateSize(index)
}
