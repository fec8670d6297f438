import { passOn } from '../errors'

/** Passes on what nobody caught; the browser has written it to the console. The answer ends it. */
export function listenForUncaught(target: Window = window): () => void {
  const onError = ({ error }: ErrorEvent) => {
    // Some notices of browsers come as events without an error.
    if (error instanceof Error) passOn(error, 'the portal')
  }
  const onRejection = ({ reason }: PromiseRejectionEvent) => {
    if (!isGivenUp(reason)) passOn(reason, 'a promise')
  }
  target.addEventListener('error', onError)
  target.addEventListener('unhandledrejection', onRejection)
  return () => {
    target.removeEventListener('error', onError)
    target.removeEventListener('unhandledrejection', onRejection)
  }
}

/** A call that its caller gave up is no error. */
function isGivenUp(reason: unknown): boolean {
  return (reason as { name?: unknown } | null | undefined)?.name === 'AbortError'
}
