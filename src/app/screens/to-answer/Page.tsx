import { ToAnswerView } from '@/features/to-answer'

/** What the person is asked, and what was answered lately. */
export function Page() {
  return <ToAnswerView />
}
