import type { Schemas } from '@/api'
import { ButtonLink } from '@/design-system/Button'
import { PeopleCards, type PersonRow } from '@/features/people-cards'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import { verdictInWords } from '../model/states'
import { StateChip } from './StateChip'

export type AskedCardsProps = { postId: string; rows: readonly Schemas['FeedbackTask'][] }

/** The asked people on a phone. */
export function AskedCards({ postId, rows }: AskedCardsProps) {
  const { formatMessage, formatName } = useIntl()
  const { exact } = useDayTime()
  const cards = rows.map(({ id, recipient: { id: userId, fullName }, state, answer, changedAt }): PersonRow => ({
    id,
    userId,
    name: fullName,
    state: <StateChip state={state} />,
    facts: [
      ...(answer?.verdict ? [verdictInWords(answer.verdict, formatMessage)] : []),
      ...(state === 'requested' ? [] : [exact(new Date(changedAt))]),
    ],
    action: (
      <ButtonLink wide href={paths.postFeedbackRecipient(postId, { taskId: id })}>
        {formatMessage(answer ? messages.read : messages.openTask, { name: formatName(fullName) })}
      </ButtonLink>
    ),
  }))
  return <PeopleCards label={formatMessage(messages.title)} rows={cards} />
}
