import { type ReactNode, Suspense, useState } from 'react'
import type { Schemas } from '@/api'
import { Button, ButtonLink } from '@/design-system/Button'
import { AcknowledgeDialog, useLateAcknowledge } from '@/features/acknowledgement'
import { TransitionButton, TransitionDialog } from '@/features/workflow'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { HeldAnswerButtons } from './HeldAnswerButtons'
import { messages } from './messages'
import styles from './Rail.module.css'
import { useHoldAnswer } from './use-hold-answer'

type Item = Schemas['WaitingItem']

/** A decision that was taken here: where it led, and how it is taken back. */
export type Decided = { state: string; recordId: string | null }

export type WaitingActionsProps = {
  item: Item
  onDecided: (decided: Decided) => void
  /** Stands behind the steps of a decision. */
  more?: ReactNode
}

/** What it takes to do a thing that waits, in its row. */
export function WaitingActions({ item, onDecided, more }: WaitingActionsProps) {
  const { formatMessage, formatName } = useIntl()
  const { kind, post, title, decision, acknowledgement } = item
  if (kind === 'decision' && decision) return <Decide item={item} {...decision} onDecided={onDecided} more={more} />
  if (kind === 'acknowledgement' && acknowledgement) return <Acknowledge item={item} {...acknowledgement} />
  if (kind === 'invitation')
    return (
      <div className={styles.buttons}>
        <HeldAnswerButtons post={post} asked />
      </div>
    )
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

/** The steps of a post: at once where one asks for nothing, else in its form over this page. */
function Decide({
  item: { post, title },
  occToken,
  transitions,
  onDecided,
  more,
}: WaitingActionsProps & Schemas['WaitingDecision']) {
  const { formatMessage, formatName } = useIntl()
  const [open, setOpen] = useState<string | null>(null)
  const taken = ({ record }: Schemas['TransitionResult']) =>
    onDecided({ state: record.toState.name, recordId: record.canUndo ? record.id : null })
  return (
    <div className={styles.buttons}>
      {transitions.map((transition, index) => {
        const variant = index === 0 ? 'primary' : undefined
        const name = formatName(transition.name)
        return transition.opensForm ? (
          <Button
            key={transition.id}
            size="sm"
            variant={variant}
            aria-haspopup="dialog"
            aria-label={formatMessage(messages.stepOf, { step: name, title: formatName(title) })}
            onClick={() => setOpen(transition.id)}
          >
            {name}
          </Button>
        ) : (
          <TransitionButton
            key={transition.id}
            postId={post.id}
            occToken={occToken}
            transition={transition}
            title={title}
            variant={variant}
            quiet
            onTaken={taken}
          />
        )
      })}
      {more}
      {open !== null && (
        <Suspense>
          <TransitionDialog post={post} transitionId={open} quiet onTaken={taken} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  )
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
