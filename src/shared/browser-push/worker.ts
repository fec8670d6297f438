/** The portal's address with a slash at its end: the worker's scope, whose pages are the only ones that it messages. */
const portalScope = () => new URL('.', document.baseURI).href

type ScriptPolicy = { createScriptURL: (url: string) => unknown }

interface TrustedTypesWindow {
  trustedTypes?: { createPolicy: (name: string, rules: { createScriptURL: (url: string) => string }) => ScriptPolicy }
}

let policy: ScriptPolicy | undefined

/** The policy lets through this one address, whatever it is called with. */
function workerAddress(): string {
  const createScriptURL = () => new URL('push-worker.js', portalScope()).href
  policy ??= (window as TrustedTypesWindow).trustedTypes?.createPolicy('push-worker', { createScriptURL }) ?? {
    createScriptURL,
  }
  // The browser takes the trusted object where the types know only a string.
  return policy.createScriptURL('') as string
}

/** The worker, once it is active; null in browsers and windows that run none. */
export async function startWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null
  const registration = await navigator.serviceWorker.register(workerAddress(), {
    scope: portalScope(),
    updateViaCache: 'none',
  })
  await whenActive(registration)
  return registration
}

/** The worker, if one was started before, in this page or an earlier one. */
export async function findWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!('serviceWorker' in navigator)) return null
  const registration = await navigator.serviceWorker.getRegistration(portalScope())
  // Another portal on the same host may live above this one.
  return registration?.scope === portalScope() ? registration : null
}

/** Calls back for clicks on pushes, also for the one that opened this page. */
export function listenForClicks(
  registration: ServiceWorkerRegistration,
  onClick: (data: unknown, navigated: boolean) => void,
): void {
  navigator.serviceWorker.addEventListener('message', ({ data, source }: MessageEvent<unknown>) => {
    if (!isClick(data)) return
    source?.postMessage({ type: 'received' })
    onClick(data.data, data.led === true)
  })
  navigator.serviceWorker.startMessages()
  registration.active?.postMessage({ type: 'listening' })
}

function isClick(message: unknown): message is { data: unknown; led: unknown } {
  if (typeof message !== 'object' || message === null) return false
  const { type, scope, data } = message as Record<string, unknown>
  return type === 'pushClicked' && scope === portalScope() && data !== undefined
}

function whenActive({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  const pending = installing ?? waiting
  if (active || !pending) return Promise.resolve()
  return new Promise((resolve, reject) => {
    pending.addEventListener('statechange', () => {
      if (pending.state === 'activated') resolve()
      else if (pending.state === 'redundant') reject(new Error('The worker for pushes was discarded.'))
    })
  })
}
