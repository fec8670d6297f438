import type { Schemas } from '@/api'
import { DescriptionList } from '@/design-system/DescriptionList'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'

/** What a group is for and how many belong to it; for administrators also how it stands. */
export function GroupFacts({ group, adminView }: { group: Schemas['Group']; adminView: boolean }) {
  const { formatMessage } = useIntl()
  return (
    <>
      {group.description !== null && <Text tone="ink">{group.description}</Text>}
      <Text tone="muted" size="sm">
        {group.deleted
          ? formatMessage(messages.deleted)
          : formatMessage(messages.membersCount, { count: group.membersCount })}
      </Text>
      {adminView && (
        <DescriptionList
          items={[
            {
              id: 'state',
              term: formatMessage(messages.state),
              description: formatMessage(group.deleted ? messages.deletedState : messages.active),
            },
            { id: 'id', term: formatMessage(messages.groupId), description: group.id },
          ]}
        />
      )}
    </>
  )
}
