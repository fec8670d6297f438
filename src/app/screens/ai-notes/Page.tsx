import { NotesView } from '@/features/ai-notes'
import { Installed } from './Installed'

/** The person's AI notes. */
export function Page() {
  return (
    <Installed>
      <NotesView />
    </Installed>
  )
}
