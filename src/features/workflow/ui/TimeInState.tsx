import type { Schemas } from '@/api'
import { useNow } from '@/design-system/RelativeTime'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { durationWords, hoursWords } from '../model/words'

export type TimeInStateProps = Pick<Schemas['PostInWorkflow'], 'since' | 'overTarget'> & {
  /** How long it should be there at most; null where nobody says. */
  targetHours: number | null
}

/** How long a post has been in its state, beside its target; in the tone of a warning when that is over. */
export function TimeInState({ since, overTarget, targetHours }: TimeInStateProps) {
  const intl = useIntl()
  const time = durationWords(useNow().getTime() - Date.parse(since), intl)
  const message = overTarget ? messages.isOverTarget : messages.ofTarget
  return (
    <Text as="span" size="sm" tone={overTarget ? 'warn' : 'muted'}>
      {targetHours === null
        ? intl.formatMessage(messages.inStateFor, { time })
        : intl.formatMessage(message, { time, target: hoursWords(targetHours, intl) })}
    </Text>
  )
}
