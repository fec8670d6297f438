import { reportError } from '@/shared/errors'
import { nextTurn } from '@/shared/next-turn'
import { startPortal } from './start-up/start-portal'
import './trusted-types'

const element = document.getElementById('root')
if (!element) throw new Error('The document has no element with the id "root".')

// In a task of its own: evaluating the code is one already, and clicks wait for the end of each.
nextTurn()
  .then(() => startPortal(element))
  .catch((error: unknown) => {
    // Without its own code the portal cannot say it any better than the document does.
    document.documentElement.dataset.boot = 'load'
    reportError(error, 'start-up')
  })
