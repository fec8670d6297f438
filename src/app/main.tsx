import { reportError } from '@/shared/errors'
import { nextTurn } from '@/shared/next-turn'
import './trusted-types'

/**
 * The start in slices: all of these files load side by side, and each is evaluated in a turn of its own, so that a slow device answers in between. Only
 * what must be there before anything else stands in this file.
 */
async function start(): Promise<void> {
  await import('./slices/react')
  await nextTurn()
  const { startPortal } = await import('./start-up/start-portal')
  await nextTurn()
  const element = document.getElementById('root')
  if (!element) throw new Error('The document has no element with the id "root".')
  await startPortal(element)
}

start().catch((error: unknown) => {
  // Without its own code the portal cannot say it any better than the document does.
  document.documentElement.dataset.boot = 'load'
  reportError(error, 'start-up')
})
