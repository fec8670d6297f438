import type { Schemas } from '@/api'

type Section = Schemas['HomeSection']

/** The columns of a section as they are read: where one stands below the other, the narrow one may come first. */
export function columnsInOrder(
  { layout, narrowOrder, columns }: Pick<Section, 'layout' | 'narrowOrder' | 'columns'>,
  narrow: boolean,
): { key: number; widgets: Section['columns'][number] }[] {
  const inOrder = columns.map((widgets, key) => ({ key, widgets }))
  return narrow && narrowOrder === 'aside-first' && layout === 'main-aside' ? inOrder.toReversed() : inOrder
}
