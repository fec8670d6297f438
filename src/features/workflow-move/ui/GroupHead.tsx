import type { Schemas } from '@/api'
import { Badge } from '@/design-system/Badge'
import { Heading } from '@/design-system/Heading'
import {
  ChevronRightIcon,
  CircleCheckIcon,
  CircleXIcon,
  Icon,
  type IconGlyph,
  ListChecksIcon,
  LockIcon,
  PencilIcon,
  SquarePenIcon,
  UsersIcon,
  WorkflowIcon,
} from '@/design-system/icons'
import { transitionFormMessages } from '@/features/workflow'
import { type PortalIntl, useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import type { PreflightGroup } from '../model/preflight'
import styles from './Move.module.css'

export type GroupHeadProps = {
  group: PreflightGroup
  form: Schemas['TransitionForm']
  isOpen: boolean
  onOpen: (key: string, isOpen: boolean) => void
}

/** Above posts that fare alike: why, and how many; it shows and hides them. */
export function GroupHead({ group, form, isOpen, onOpen }: GroupHeadProps) {
  const intl = useIntl()
  const { key, kind, posts } = group
  return (
    <Heading level={2} size="title" className={styles.groupTitle}>
      <button type="button" aria-expanded={isOpen} className={styles.group} onClick={() => onOpen(key, !isOpen)}>
        <Icon of={ChevronRightIcon} className={styles.arrow} />
        <span data-kind={kind} className={styles.sign}>
          <Icon of={signOf(group)} />
        </span>
        <span>{titleOf(group, form, intl)}</span> <Badge tone="neutral">{intl.formatNumber(posts.length)}</Badge>
      </button>
    </Heading>
  )
}

const signs: Readonly<Record<string, IconGlyph>> = {
  'tasks-open': ListChecksIcon,
  'four-eyes': UsersIcon,
  forbidden: UsersIcon,
  'post-locked': LockIcon,
  'transition-unavailable': WorkflowIcon,
}

/** What the reason is about, at a glance. */
function signOf({ kind, blocker }: PreflightGroup): IconGlyph {
  if (kind === 'blocked') return signs[blocker?.code ?? ''] ?? CircleXIcon
  if (kind === 'ready') return CircleCheckIcon
  return kind === 'filled' ? SquarePenIcon : PencilIcon
}

function titleOf({ kind, blocker, fieldIds = [] }: PreflightGroup, form: Schemas['TransitionForm'], intl: PortalIntl) {
  const { formatMessage } = intl
  if (kind === 'ready') return formatMessage(messages.groupReady)
  if (kind === 'filled') return formatMessage(messages.groupFilled)
  // A heading ends without the stop of the server's sentence.
  if (kind === 'blocked') return blocker?.message.replace(/\.$/u, '') ?? formatMessage(messages.groupBlocked)
  const labelOf = (id: string) =>
    id === 'note'
      ? formatMessage(transitionFormMessages.note)
      : (form.fields.find((field) => field.id === id)?.label ?? id)
  return formatMessage(messages.groupNeeds, { fields: intl.formatList(fieldIds.map(labelOf)) })
}
