import type { Schemas } from '@/api'
import { ConflictDialog } from '@/features/conflict'
import { useIntl } from '@/shared/i18n'
import { picturesOfPost } from '../api/draft-calls'
import { messages } from '../messages'
import type { DraftSessionState } from '../model/draft-session'
import type { DraftSession } from './use-draft-session'
import type { usePublication } from './use-publication'

export type EditorConflictsProps = {
  session: DraftSession
  state: DraftSessionState
  publication: ReturnType<typeof usePublication>
  /** What the other device has saved is taken: the editor shows it. */
  onTaken?: (draft: Schemas['Draft']) => void
}

/** What another device has saved or another person has published meanwhile, beside what is written here. */
export function EditorConflicts({ session, state, publication, onTaken }: EditorConflictsProps) {
  const { formatMessage } = useIntl()
  const { fields, phase, theirs: saved } = state
  const { theirs: published } = publication
  return (
    <>
      {phase === 'conflict' && saved && (
        <ConflictDialog
          mine={fields}
          theirs={saved}
          explanation={formatMessage(messages.conflictDraft)}
          onKeepMine={() => void session.keepMine()}
          onTakeTheirs={() => {
            onTaken?.(saved)
            void session.takeTheirs()
          }}
        />
      )}
      {published && (
        <ConflictDialog
          mine={fields}
          theirs={{ ...published, ...picturesOfPost(published) }}
          explanation={formatMessage(messages.conflictPost, { name: published.author.fullName })}
          onClose={publication.close}
          onKeepMine={publication.keepMine}
          onTakeTheirs={publication.takeTheirs}
        />
      )}
    </>
  )
}
