import '@/design-system/index.css'
import { createRoot } from 'react-dom/client'
import { reportError } from '@/shared/errors'
import './trusted-types'
import { startPortal } from './start-up/start-portal'

const element = document.getElementById('root')
if (!element) throw new Error('The document has no element with the id "root".')
startPortal(
  createRoot(element, {
    onUncaughtError: (error) => reportError(error, 'the portal'),
    onRecoverableError: (error) => reportError(error, 'drawing'),
    // A boundary has caught it and reports it by name.
    onCaughtError: () => undefined,
  }),
).catch((error: unknown) => reportError(error, 'start-up'))
