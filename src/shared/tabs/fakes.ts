import type { LockManagerLike, TabChannel } from './leader-election'

/** Channels that behave as in a browser: all of one name hear each other, later and never themselves. */
export function fakeChannels(): (name: string) => TabChannel {
  const open = new Map<string, Set<EventTarget>>()
  return (name) => {
    const mine = new EventTarget()
    const peers = open.get(name) ?? new Set<EventTarget>()
    open.set(name, peers.add(mine))
    return {
      addEventListener: mine.addEventListener.bind(mine),
      removeEventListener: mine.removeEventListener.bind(mine),
      close: () => void peers.delete(mine),
      postMessage(data: unknown) {
        const copy = structuredClone(data)
        for (const peer of peers) {
          if (peer === mine) continue
          queueMicrotask(() => {
            if (peers.has(peer)) peer.dispatchEvent(new MessageEvent('message', { data: copy }))
          })
        }
      },
    }
  }
}

/** One lock manager for all tabs of a test: first come, first served; an aborted request leaves the queue. */
export function fakeLocks(): LockManagerLike {
  const queue = new Map<string, Promise<unknown>>()
  const request = (name: string, options: LockOptions, hold: LockGrantedCallback<unknown>) => {
    const before = queue.get(name) ?? Promise.resolve()
    const mine = before.then(() => {
      if (options.signal?.aborted) throw new DOMException('Withdrawn', 'AbortError')
      return hold({ name, mode: 'exclusive' })
    })
    queue.set(
      name,
      mine.catch(() => undefined),
    )
    return mine
  }
  return { request } as unknown as LockManagerLike
}
