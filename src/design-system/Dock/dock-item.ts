import type { ReactNode } from 'react'

/** One of several panels of a dock. Where there is little room one of them is seen at a time. */
export type DockItem = {
  id: string
  /** In the switcher, short: "Chat". */
  label: string
  /** An Icon, before the label. */
  icon: ReactNode
  /** A Badge or an UnreadDot behind the label. It is not read out; say it in `badgeLabel`. */
  badge?: ReactNode
  badgeLabel?: string | undefined
  expanded: boolean
  onExpandedChange: (expanded: boolean) => void
  /** Not to be seen, and yet alive: a frame that is taken out of the page begins anew. */
  hidden?: boolean
  /** The DockPanel itself, with the same `expanded`. */
  panel: ReactNode
}
