import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { Icon, Trash2Icon, TriangleAlertIcon } from '@/design-system/icons'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { TextButton } from '@/design-system/TextButton'
import { TitledCard } from '@/design-system/TitledCard'
import { type PortalIntl, useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { planMessages } from '../plan/messages'
import { PublicationCard, type PublicationCardProps } from '../plan/PublicationCard'
import styles from './PostEditor.module.css'

export type PublishRailProps = {
  problems: readonly Schemas['DraftProblem'][]
  onProblem: (pointer: string) => void
  /** When it goes out, and when it goes to the archive. */
  publication: PublicationCardProps
  /** Throws away what is written; absent where nothing is. */
  onDiscard: (() => void) | undefined
}

/** What stands beside the text: what is missing, when it goes out, and the way to throw it away. */
export function PublishRail({ problems, onProblem, publication, onDiscard }: PublishRailProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  return (
    <Stack gap={3}>
      <TitledCard title={formatMessage(messages.beforePublish)}>
        {problems.length === 0 ? (
          <Text tone="muted">{formatMessage(messages.ready)}</Text>
        ) : (
          <ul className={styles.problems}>
            {problems.map((problem, index) => (
              <li key={`${problem.pointer} ${problem.code} ${index}`} data-severity={problem.severity}>
                <Icon of={TriangleAlertIcon} />
                <TextButton onClick={() => onProblem(problem.pointer)}>{problemWords(problem, intl)}</TextButton>
              </li>
            ))}
          </ul>
        )}
      </TitledCard>
      <div data-place="publication">
        <PublicationCard {...publication} />
      </div>
      {onDiscard && (
        <Button variant="plain" icon={<Icon of={Trash2Icon} />} className={styles.discard} onClick={onDiscard}>
          {formatMessage(messages.discard)}
        </Button>
      )}
    </Stack>
  )
}

function problemWords({ code, subject }: Schemas['DraftProblem'], { formatMessage }: PortalIntl): string {
  if (code === 'cannot-read' && subject) {
    const name = subject.type === 'user' ? subject.user.fullName : subject.group.name
    return formatMessage(messages.cannotReadIt, { name })
  }
  return formatMessage(sentences.get(code) ?? messages.otherProblem)
}

const sentences = new Map([
  ['title-missing', messages.titleMissing],
  ['title-too-long', messages.titleTooLong],
  ['content-missing', messages.contentMissing],
  ['content-too-long', messages.contentTooLong],
  ['too-many-images', messages.tooManyImages],
  ['too-many-tables', messages.tooManyTables],
  ['archive-past', planMessages.archiveTooEarly],
  ['image-without-description', messages.imageWithoutDescription],
  ['image-not-sent', messages.imageNotSent],
])
