import type { Schemas } from '@/api'
import { ArrowUpRightIcon, CopyIcon, CornerDownLeftIcon, Icon, LinkIcon } from '@/design-system/icons'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'

type RelationProps = { relation: Pick<Schemas['Relation'], 'kind' | 'direction'> }

/** How the post that one looks at stands to the other one: "Replaces". */
export function RelationWords({ relation: { kind, direction } }: RelationProps) {
  const { formatMessage } = useIntl()
  const outgoing = direction === 'outgoing'
  if (kind === 'replaces') return formatMessage(outgoing ? messages.replaces : messages.replacedBy)
  if (kind === 'continues') return formatMessage(outgoing ? messages.continues : messages.continuedBy)
  if (kind === 'copied-from') return formatMessage(outgoing ? messages.copiedFrom : messages.copy)
  return formatMessage(messages.related)
}

/** A sign for the same, for the eye only. */
export function RelationIcon({ relation: { kind } }: RelationProps) {
  const icon =
    kind === 'replaces'
      ? CornerDownLeftIcon
      : kind === 'continues'
        ? ArrowUpRightIcon
        : kind === 'copied-from'
          ? CopyIcon
          : LinkIcon
  return <Icon of={icon} />
}
