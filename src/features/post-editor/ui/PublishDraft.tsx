import { useUnit } from 'effector-react'
import type { Schemas } from '@/api'
import { Button } from '@/design-system/Button'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { messages } from '../messages'
import { problemsOf } from '../model/draft-problems'
import type { DraftSessionState } from '../model/draft-session'
import { planMessages } from '../plan/messages'
import { EditorConflicts } from './EditorConflicts'
import { PublishChangeDialog } from './PublishChangeDialog'
import type { DraftSession } from './use-draft-session'
import { usePublication } from './use-publication'
import { isOut } from './use-watched-post'

export type PublishDraftProps = { post: Schemas['Post']; session: DraftSession; state: DraftSessionState }

/** Publishes a draft outside of its editor, with the same questions as there. */
export function PublishDraft({ post, session, state }: PublishDraftProps) {
  const { formatMessage } = useIntl()
  const tip = useUnit(tipRequested)
  const publication = usePublication(session, post.publication)

  function publish() {
    if (publication.busy) return
    const wrong = problemsOf(state.fields, state.problems).some(({ severity }) => severity === 'error')
    if (wrong || publication.timeError !== null)
      tip({ severity: 'warn', title: messages.notReady, message: messages.notReadyText })
    else if (isOut(post)) publication.setAsking(true)
    else publication.send()
  }

  const planned = !isOut(post) && publication.plan.when === 'later'
  return (
    <>
      <Button
        variant="primary"
        busy={publication.busy}
        busyLabel={formatMessage(messages.publishing)}
        onClick={publish}
      >
        {formatMessage(planned ? planMessages.schedule : messages.publish)}
      </Button>
      {publication.asking && (
        <PublishChangeDialog
          busy={publication.busy}
          onPublish={publication.send}
          onClose={() => publication.setAsking(false)}
        />
      )}
      <EditorConflicts session={session} state={state} publication={publication} />
    </>
  )
}
