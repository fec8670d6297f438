import { randomId } from '../random-id'
import { leadByHeartbeat } from './heartbeat-election'
import {
  leadAlone,
  leadByLock,
  type LeadershipListener,
  type LockManagerLike,
  type RunForLead,
  type TabChannel,
} from './leader-election'
import { protocolVersion, readTabMessage, type TabMessage, type TabMessages, type TabMessageType } from './protocol'

export type Tabs = {
  /** Unique among the tabs. */
  readonly id: string
  /** Calls back at once with the present state, then at every change. */
  onLeadership(listener: LeadershipListener): () => void
  /** Runs for the lead in a role, which one of the candidates has at a time. The answer withdraws, or hands it over. */
  runFor(role: string, listener: LeadershipListener): () => void
  onMessage(listener: (message: TabMessage) => void): () => void
  /** Sends to all other tabs; this one does not receive it. */
  send<Type extends TabMessageType>(type: Type, payload: TabMessages[Type]): void
  /** Hands the lead over and leaves. */
  close(): void
}

export type TabsSurroundings = {
  /** Two portals under one origin (at `/` and at `/portal/`) do not meet: each has its own name. */
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

  const handleMessage = (event: Event) => {
    const message = readTabMessage((event as MessageEvent<unknown>).data)
    if (message) for (const listener of messageListeners) listener(message)
  }
  channel?.addEventListener('message', handleMessage)

  const candidacies = new Set<() => void>()
  const runFor = (role: string, listener: LeadershipListener) => {
    const withdraw = electionFor(`${name}:${role}`, { id, locks, openChannel })(listener)
    candidacies.add(withdraw)
    return () => {
      if (candidacies.delete(withdraw)) withdraw()
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
    send(type, payload) {
      channel?.postMessage({ version: protocolVersion, from: id, type, payload })
    },
    close() {
      for (const withdraw of candidacies) withdraw()
      candidacies.clear()
      messageListeners.clear()
      leadershipListeners.clear()
      channel?.removeEventListener('message', handleMessage)
      channel?.close()
    },
  }
}

type Candidate = Omit<TabsSurroundings, 'name'> & { id: string }

function electionFor(name: string, { id, locks, openChannel }: Candidate): RunForLead {
  // Without a channel the tab with the lock could not pass on what it learned.
  if (!openChannel) return leadAlone
  const withoutLocks = leadByHeartbeat(() => openChannel(name), id)
  return locks ? leadByLock(locks, name, withoutLocks) : withoutLocks
}
