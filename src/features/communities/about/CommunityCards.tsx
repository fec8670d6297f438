import type { Schemas } from '@/api'
import { Text } from '@/design-system/Text'
import { TitledCard } from '@/design-system/TitledCard'
import { useDayTime } from '@/shared/day-time'
import { useIntl } from '@/shared/i18n'
import { messages as words } from '../messages'
import { HashtagsCard } from '../parts/HashtagsCard'
import { NextEventCard } from '../parts/NextEventCard'
import { messages } from './messages'
import { Moderators } from './People'
import { Rules } from './Rules'

/** Rules, the next event, hashtags and who moderates, beside the feed; a card without content is absent. */
export function CommunityCards({ community }: { community: Schemas['Community'] }) {
  const { formatMessage } = useIntl()
  const { rules = [], rulesChangedAt, moderators = [] } = community
  return (
    <>
      {rules.length > 0 && (
        <TitledCard
          title={formatMessage(words.rules)}
          action={rulesChangedAt != null && <ChangedOn at={rulesChangedAt} />}
        >
          <Rules rules={rules} />
        </TitledCard>
      )}
      <NextEventCard community={community} />
      <HashtagsCard community={community} />
      {moderators.length > 0 && (
        <TitledCard title={formatMessage(words.moderators)}>
          <Moderators people={moderators} />
        </TitledCard>
      )}
    </>
  )
}

function ChangedOn({ at }: { at: string }) {
  const { formatMessage } = useIntl()
  const { dayInShort } = useDayTime()
  return (
    <Text as="span" size="sm" tone="muted">
      {formatMessage(messages.changedOn, { date: dayInShort(new Date(at), new Date()) })}
    </Text>
  )
}
