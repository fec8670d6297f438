import { useParams } from 'react-router-dom'
import { NoteView } from '@/features/ai-notes'
import { Installed } from '../ai-notes/Installed'

/** One AI note. */
export function Page() {
  const { noteId = '' } = useParams()
  return (
    <Installed>
      <NoteView key={noteId} noteId={noteId} />
    </Installed>
  )
}
