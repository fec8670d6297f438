import type { Schemas } from '@/api'
import { ArrowRightIcon, CopyIcon, Icon, LinkIcon, RefreshCwIcon } from '@/design-system/icons'
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

const icons = new Map([
  ['replaces', RefreshCwIcon],
  ['continues', ArrowRightIcon],
  ['copied-from', CopyIcon],
])

/** A sign for the same, for the eye only. */
export function RelationIcon({ relation: { kind } }: RelationProps) {
  return <Icon of={icons.get(kind) ?? LinkIcon} directional={kind === 'continues'} />
}
