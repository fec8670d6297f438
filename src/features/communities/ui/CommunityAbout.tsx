import type { Schemas } from '@/api'
import { Heading } from '@/design-system/Heading'
import { RichText } from '@/design-system/RichText'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { richTextLinks } from '@/features/entity-links'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import styles from './Communities.module.css'
import { Moderators } from './Moderators'
import { Rules } from './Rules'

export type CommunityAboutProps = { community: Schemas['Community'] }

/** What a community is for, its rules, who moderates it, and who may read and join. */
export function CommunityAbout({ community }: CommunityAboutProps) {
  const { formatMessage } = useIntl()
  const { about, rules = [], moderators = [], canRead, readAccess, joining, site } = community
  return (
    <Stack gap={6} className={styles.about}>
      {canRead === false && <Text>{formatMessage(messages.closedText)}</Text>}
      {about && (
        <RichText {...richTextLinks} variant="plain" value={about} externalLinkHint={formatMessage(messages.newTab)} />
      )}
      <Stack as="section" gap={2}>
        <Heading level={2} size="title">
          {formatMessage(messages.access)}
        </Heading>
        <Text>
          {formatMessage(readAccess === 'members' ? messages.membersRead : messages.everyoneReads)}{' '}
          {formatMessage(joiningWords[joining ?? 'open'])}
        </Text>
        {site != null && <Text tone="muted">{formatMessage(messages.site, { site })}</Text>}
      </Stack>
      {rules.length > 0 && (
        <Stack as="section" gap={2}>
          <Heading level={2} size="title">
            {formatMessage(messages.rules)}
          </Heading>
          <Rules rules={rules} withTexts />
        </Stack>
      )}
      {moderators.length > 0 && (
        <Stack as="section" gap={2}>
          <Heading level={2} size="title">
            {formatMessage(messages.moderators)}
          </Heading>
          <Moderators people={moderators} />
        </Stack>
      )}
    </Stack>
  )
}

const joiningWords = {
  open: messages.joinOpen,
  request: messages.joinRequest,
  invitation: messages.joinInvitation,
  assigned: messages.joinAssigned,
}
