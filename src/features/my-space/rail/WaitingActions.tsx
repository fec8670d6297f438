import { Suspense, useState } from 'react'
import type { Schemas } from '@/api'
import { Button, ButtonLink } from '@/design-system/Button'
import { AcknowledgeDialog, useLateAcknowledge } from '@/features/acknowledgement'
import { TransitionButton } from '@/features/workflow'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { AnswerButtons } from './AnswerButtons'
import { messages } from './messages'
import styles from './Rail.module.css'
import { useHoldAnswer } from './use-hold-answer'

type Item = Schemas['WaitingItem']

/** A decision that was taken here: where it led, and how it is taken back. */
export type Decided = { state: string; recordId: string | null }

export type WaitingActionsProps = { item: Item; onDecided: (decided: Decided) => void }

/** What it takes to do a thing that waits, in its row. */
export function WaitingActions({ item, onDecided }: WaitingActionsProps) {
  const { formatMessage, formatName } = useIntl()
  const { kind, post, title, decision, acknowledgement } = item
  if (kind === 'decision' && decision)
    return (
      <div className={styles.buttons}>
        {decision.transitions.map((transition, index) => (
          <TransitionButton
            key={transition.id}
            postId={post.id}
            occToken={decision.occToken}
            transition={transition}
            title={title}
            quiet
            {...(index === 0 && { variant: 'primary' })}
            onTaken={({ record }) =>
              onDecided({ state: record.toState.name, recordId: record.canUndo ? record.id : null })
            }
          />
        ))}
      </div>
    )
  if (kind === 'acknowledgement' && acknowledgement) return <Acknowledge item={item} {...acknowledgement} />
  if (kind === 'invitation') return <AnswerButtons post={post} asked />
  if (kind === 'failed-schedule')
    return (
      <div className={styles.buttons}>
        <ButtonLink
          size="sm"
          href={paths.mySpaceTab('drafts', { state: 'scheduled' })}
          aria-label={formatMessage(messages.seeDraftOf, { title: formatName(title) })}
        >
          {formatMessage(messages.seeDraft)}
        </ButtonLink>
      </div>
    )
  return null
}

function Acknowledge({ item, statement, revision }: { item: Item } & Schemas['WaitingAcknowledgement']) {
  const { formatMessage, formatName } = useIntl()
  const hold = useHoldAnswer()
  const send = useLateAcknowledge()
  const [open, setOpen] = useState(false)
  const { post, from: author, since: createdAt, overdue } = item
  if (!author) return null
  return (
    <div className={styles.buttons}>
      <Button
        size="sm"
        variant="primary"
        aria-haspopup="dialog"
        aria-label={formatMessage(messages.acknowledgeThis, { title: formatName(post.title) })}
        onClick={() => setOpen(true)}
      >
        {formatMessage(messages.acknowledge)}
      </Button>
      {open && (
        <Suspense>
          <AcknowledgeDialog
            post={{ ...post, revision, createdAt, editedAt: null, author, acknowledgement: { statement } }}
            onConfirm={(read) =>
              hold({
                postId: post.id,
                answer: { kind: 'acknowledgement' },
                overdue,
                counted: true,
                send: () => send(post.id, read),
              })
            }
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
