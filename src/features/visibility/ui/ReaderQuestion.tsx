import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Schemas } from '@/api'
import { CircleCheckIcon, CircleXIcon, Icon } from '@/design-system/icons'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { QueryView } from '@/features/query-view'
import { SubjectPicker } from '@/features/subject-picker'
import { useIntl } from '@/shared/i18n'
import { visibilityQueries } from '../api/visibility-queries'
import { messages } from '../messages'
import { reasonWords } from '../model/reason-words'
import styles from './Visibility.module.css'

/** Asks whether one person can read a post, and says why. */
export function ReaderQuestion({ post }: { post: Schemas['Post'] }) {
  const { formatMessage } = useIntl()
  const [subject, setSubject] = useState<Schemas['Assignee'] | null>(null)
  const person = subject?.type === 'user' ? subject.user : null
  const reader = useQuery({ ...visibilityQueries.reader(post.id, person?.id ?? ''), enabled: person !== null })
  return (
    <Stack gap={3}>
      <SubjectPicker
        label={formatMessage(messages.ask)}
        description={formatMessage(messages.askHint)}
        readers={{ postId: post.id }}
        everyone
        value={subject}
        onValueChange={setSubject}
      />
      <div role="status">
        {person && (
          <QueryView
            key={person.id}
            query={reader}
            level={3}
            skeleton={<Text tone="muted">{formatMessage(messages.asking)}</Text>}
            words={{ failed: messages.askFailed, notFound: messages.notFound }}
          >
            {(answer) => <Answer answer={answer} community={post.community.name} />}
          </QueryView>
        )}
      </div>
    </Stack>
  )
}

type AnswerProps = { answer: Schemas['PostReader']; community: string }

function Answer({ answer: { user, canRead, reasons }, community }: AnswerProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  return (
    <div className={styles.answer} data-tone={canRead ? 'success' : 'error'}>
      <Icon of={canRead ? CircleCheckIcon : CircleXIcon} />
      <div className={styles.words}>
        <Text weight="strong">{formatMessage(canRead ? messages.can : messages.cannot, { name: user.fullName })}</Text>
        <ul className={styles.reasons}>
          {reasons.map((reason) => {
            const words = reasonWords(reason, community, intl)
            return words && <li key={reason}>{words}</li>
          })}
        </ul>
      </div>
    </div>
  )
}
