import type { ReactNode } from 'react'

import { Tabs } from '@/design-system/Tabs'
import { useIntl } from '@/shared/i18n'

import type { PostPart } from '../model/post-part'
import { tabMessages } from '../messages'

export type PostPartsViewProps<Part extends PostPart> = {
  /** Those that this post has, in the order in which they stand. */
  parts: readonly Part[]
  /** How much there is in each, where that can be counted. */
  counts?: Partial<Record<PostPart, number>>
  value: Part
  onValueChange: (part: Part) => void
  /** What the chosen part holds. */
  children?: ReactNode
}

/** The parts of a post, one at a time. */
export function PostPartsView<Part extends PostPart>({
  parts,
  counts = {},
  value,
  onValueChange,
  children,
}: PostPartsViewProps<Part>) {
  const intl = useIntl()
  return (
    <Tabs<Part>
      label={intl.formatMessage(tabMessages.tabs)}
      value={value}
      onValueChange={onValueChange}
      items={parts.map((part) => ({
        value: part,
        label: intl.formatMessage(tabMessages[part as PostPart]),
        ...(counts[part] !== undefined && { count: counts[part] }),
      }))}
    >
      {children}
    </Tabs>
  )
}
