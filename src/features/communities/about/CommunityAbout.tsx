import type { ReactNode } from 'react'
import type { Schemas } from '@/api'
import { Heading } from '@/design-system/Heading'
import { RichText } from '@/design-system/RichText'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { richTextLinks } from '@/features/entity-links'
import { useIntl } from '@/shared/i18n'
import { messages as words } from '../messages'
import { HashtagsCard } from '../parts/HashtagsCard'
import { NextEventCard } from '../parts/NextEventCard'
import { messages } from './messages'
import styles from '../ui/Communities.module.css'
import { Moderators } from './People'
import { Rules } from './Rules'

/** What a community is for, who may read and join it, its rules, what comes next, and who moderates it. */
export function CommunityAbout({ community }: { community: Schemas['Community'] }) {
  const { formatMessage } = useIntl()
  const { about, rules = [], moderators = [], canRead, readAccess, joining = 'open', site } = community
  return (
    <Stack gap={6} className={styles.about}>
      {canRead === false && <Text>{formatMessage(messages.closedText)}</Text>}
      {about && (
        <RichText {...richTextLinks} variant="plain" value={about} externalLinkHint={formatMessage(messages.newTab)} />
      )}
      <Section title={formatMessage(words.access)}>
        <Text>
          {formatMessage(readAccess === 'members' ? messages.membersRead : messages.everyoneReads)}{' '}
          {formatMessage(joiningWords[joining])}
        </Text>
        {site != null && <Text tone="muted">{formatMessage(messages.site, { site })}</Text>}
      </Section>
      {rules.length > 0 && (
        <Section title={formatMessage(words.rules)}>
          <Rules rules={rules} withTexts />
        </Section>
      )}
      {canRead !== false && (
        <>
          <NextEventCard community={community} />
          <HashtagsCard community={community} />
        </>
      )}
      {moderators.length > 0 && (
        <Section title={formatMessage(words.moderators)}>
          <Moderators people={moderators} />
        </Section>
      )}
    </Stack>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack as="section" gap={2}>
      <Heading level={2}>{title}</Heading>
      {children}
    </Stack>
  )
}

const joiningWords = {
  open: messages.joinOpen,
  request: messages.joinRequest,
  invitation: messages.joinInvitation,
  assigned: messages.joinAssigned,
}
