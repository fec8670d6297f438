import { randomId } from '../random-id'
import { leadAlone, type LeadershipListener, type RunForLead, type TabChannel } from './leadership'
import { leadByHeartbeat } from './lead-by-heartbeat'
import { leadByLock, type LockManagerLike } from './lead-by-lock'
import { protocolVersion, readTabMessage, type TabMessage, type TabMessages, type TabMessageType } from './messages'

export type Tabs = {
  /** Unlike that of any other tab. */
  readonly id: string
  /** Calls back at once with the state of affairs, then at every change. */
  onLeadership(listener: LeadershipListener): () => void
  /** Stands for a duty, which one of the tabs that stand for it has at a time. The answer withdraws, or hands it over. */
  runFor(duty: string, listener: LeadershipListener): () => void
  onMessage(listener: (message: TabMessage) => void): () => void
  /** Tells all other tabs; this one does not hear itself. */
  tell<Type extends TabMessageType>(type: Type, payload: TabMessages[Type]): void
  /** Hands the lead over and falls silent. */
  close(): void
}

export type TabsSurroundings = {
  /** Two portals under one origin (at `/` and at `/portal/`) are strangers: each has its own name. */
  name: string
  id?: string
  locks?: LockManagerLike | undefined
  openChannel?: ((name: string) => TabChannel) | undefined
}

/** Joins this tab to the other tabs of the same browser and portal: one of them leads, each may speak to all. */
export function createTabs({ name, id = randomId(), locks, openChannel }: TabsSurroundings): Tabs {
  const channel = openChannel?.(`${name}:messages`)
  const messageListeners = new Set<(message: TabMessage) => void>()
  const leadershipListeners = new Set<LeadershipListener>()
  let leading = false

  const hear = (event: Event) => {
    const message = readTabMessage((event as MessageEvent<unknown>).data)
    if (message) for (const listener of messageListeners) listener(message)
  }
  channel?.addEventListener('message', hear)

  const duties = new Set<() => void>()
  const runFor = (duty: string, listener: LeadershipListener) => {
    const withdraw = candidacy(`${name}:${duty}`, { id, locks, openChannel })(listener)
    duties.add(withdraw)
    return () => {
      if (duties.delete(withdraw)) withdraw()
    }
  }
  runFor('leader', (now) => {
    leading = now
    for (const listener of leadershipListeners) listener(now)
  })

  return {
    id,
    onLeadership(listener) {
      leadershipListeners.add(listener)
      listener(leading)
      return () => leadershipListeners.delete(listener)
    },
    runFor,
    onMessage(listener) {
      messageListeners.add(listener)
      return () => messageListeners.delete(listener)
    },
    tell(type, payload) {
      channel?.postMessage({ version: protocolVersion, from: id, type, payload })
    },
    close() {
      for (const withdraw of duties) withdraw()
      duties.clear()
      messageListeners.clear()
      leadershipListeners.clear()
      channel?.removeEventListener('message', hear)
      channel?.close()
    },
  }
}

type CandidateSurroundings = Omit<TabsSurroundings, 'name'> & { id: string }

function candidacy(duty: string, { id, locks, openChannel }: CandidateSurroundings): RunForLead {
  // What the tab with the lock learned would reach no other one.
  if (!openChannel) return leadAlone
  const withoutLocks = leadByHeartbeat(() => openChannel(duty), id)
  return locks ? leadByLock(locks, duty, withoutLocks) : withoutLocks
}
