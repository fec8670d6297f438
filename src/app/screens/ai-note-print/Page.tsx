import { useParams } from 'react-router-dom'
import { NotePrintView } from '@/features/ai-notes'
import { Installed } from '../ai-notes/Installed'

/** An AI note on paper. */
export function Page() {
  const { noteId = '' } = useParams()
  return (
    <Installed>
      <NotePrintView key={noteId} noteId={noteId} />
    </Installed>
  )
}
