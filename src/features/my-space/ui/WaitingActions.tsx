import { Suspense, useState } from 'react'
import type { Schemas } from '@/api'
import { Button, ButtonLink } from '@/design-system/Button'
import { AcknowledgeButton } from '@/features/acknowledgement'
import { EventAnswer } from '@/features/events'
import { TransitionButton, TransitionDialog } from '@/features/workflow'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'

type Item = Schemas['WaitingItem']

/** What became of a thing that waited. */
export type Done = { kind: 'decision'; state: string; recordId: string | null } | { kind: 'acknowledgement' | 'task' }

export type WaitingActionsProps = { item: Item; onDone: (done: Done) => void }

/** What it takes to do a thing that waits, in its row. */
export function WaitingActions({ item, onDone }: WaitingActionsProps) {
  const { formatMessage } = useIntl()
  const { kind, post, acknowledgement, event } = item
  if (kind === 'decision') return <Decision item={item} onDone={onDone} />
  if (kind === 'acknowledgement' && post && acknowledgement && item.from) {
    const { id, title, language } = post
    const { since: createdAt, from: author, revision = acknowledgement.revision } = item
    return (
      <AcknowledgeButton
        size="sm"
        post={{ id, title, language, revision, createdAt, editedAt: null, author, acknowledgement }}
        look="button"
        onDone={() => onDone({ kind: 'acknowledgement' })}
      />
    )
  }
  if (kind === 'invitation' && post && event) return <EventAnswer post={{ id: post.id, event }} />
  if (kind === 'answer' && post)
    return (
      <ButtonLink size="sm" variant="primary" href={paths.surveyAnswer(post.id)}>
        {formatMessage(messages.openSurvey)}
      </ButtonLink>
    )
  if (kind === 'failed-schedule')
    return (
      <ButtonLink size="sm" href={paths.mySpaceTab('drafts', { state: 'scheduled' })}>
        {formatMessage(messages.seeDraft)}
      </ButtonLink>
    )
  return null
}

/** The steps of a post: at once where a step asks for nothing, else in its form over this page. */
function Decision({ item: { post, workflow }, onDone }: WaitingActionsProps) {
  const [open, setOpen] = useState<string | null>(null)
  if (!post || !workflow) return null
  const { occToken, transitions } = workflow
  const taken = ({ record }: Schemas['TransitionResult']) =>
    onDone({ kind: 'decision', state: record.toState.name, recordId: record.canUndo ? record.id : null })
  return (
    <>
      {transitions.map((transition, index) => {
        const variant = index === 0 ? 'primary' : undefined
        return transition.opensForm ? (
          <Button
            key={transition.id}
            size="sm"
            variant={variant}
            aria-haspopup="dialog"
            onClick={() => setOpen(transition.id)}
          >
            {transition.name}
          </Button>
        ) : (
          <TransitionButton
            key={transition.id}
            postId={post.id}
            occToken={occToken}
            transition={transition}
            variant={variant}
            onTaken={taken}
          />
        )
      })}
      {open !== null && (
        <Suspense>
          <TransitionDialog postId={post.id} transitionId={open} onClose={() => setOpen(null)} onTaken={taken} />
        </Suspense>
      )}
    </>
  )
}
