import { allSettled, createWatch, merge } from 'effector'
import { sessionFound, signedIn } from '@/features/session'
import { linkCopyRequested } from '@/shared/copy-link'
import { tipRequested } from '@/shared/overlays'
import { scope } from '@/shared/scope'
import { whenIdle } from '@/shared/loadable'
import { currentAddress } from './current-address'
import { messages } from './messages'

/**
 * Puts the address of today in the place of an old one, before the router reads it, and offers it to the person who is
 * or gets signed in.
 */
export function rewriteAddress(basename: string): void {
  const { pathname, search, hash } = window.location
  const address = currentAddress({ pathname: pathname.slice(basename.length - 1), search, hash })
  if (address === null) return
  window.history.replaceState(window.history.state, '', basename + address.slice(1))
  offerOnce(address)
}

/** Signing in closes every tip, so the offer waits on the sign-in page. */
function offerOnce(address: string): void {
  const stop = createWatch({
    unit: merge([sessionFound, signedIn]),
    scope,
    fn: (user) => {
      if (!user) return
      stop()
      whenIdle(() => {
        void allSettled(tipRequested, {
          scope,
          params: {
            severity: 'info',
            closeBehavior: 'manual',
            title: messages.title,
            message: messages.text,
            actionCallbacks: [
              {
                label: messages.copy,
                onSelect: () => void allSettled(linkCopyRequested, { scope, params: address }),
              },
            ],
          },
        })
      })
    },
  })
}
