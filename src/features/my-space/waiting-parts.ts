/** What others need to list what waits for a person; loaded by them, since the first screen does not show it. */
export { mySpaceQueries, waitingKinds } from './api/my-space-queries'
export { useWaitingWords } from './ui/use-waiting-words'
