import type { RunForLead, TabChannel } from './leader-election'

/** The leader sends a beat this often. */
export const heartbeatInterval = 1_000
/** After this much silence the leader counts as gone: a closed tab says so, a crashed one cannot. */
export const leaderTimeout = 3_500
/** A new tab waits this long for a leader to answer before it leads itself. */
export const joinTimeout = 300

type Beat = { beat: 'ask' } | { beat: 'lead'; term: number; from: string } | { beat: 'resign'; from: string }

/**
 * Leadership for browsers without Web Locks. Each claim has a term, one higher than the last one received, and the
 * higher term wins: a hidden tab whose timers the browser slows down loses the lead once and does not fight for it.
 */
export function leadByHeartbeat(openChannel: () => TabChannel, tabId: string): RunForLead {
  return (onChange) => {
    const channel = openChannel()
    let leading = false
    let term = 0
    let timeout: ReturnType<typeof setTimeout>
    let heartbeat: ReturnType<typeof setInterval> | undefined

    const send = (beat: Beat) => channel.postMessage(beat)
    const claimAfter = (ms: number) => {
      clearTimeout(timeout)
      timeout = setTimeout(claim, ms)
    }

    function claim() {
      term += 1
      leading = true
      send({ beat: 'lead', term, from: tabId })
      heartbeat = setInterval(() => send({ beat: 'lead', term, from: tabId }), heartbeatInterval)
      onChange(true)
    }

    function follow() {
      if (leading) {
        leading = false
        clearInterval(heartbeat)
        onChange(false)
      }
      claimAfter(leaderTimeout)
    }

    function handleBeat({ data }: MessageEvent<Beat>) {
      if (data.beat === 'ask') {
        if (leading) send({ beat: 'lead', term, from: tabId })
      } else if (data.beat === 'resign') {
        // The delay differs from tab to tab, so that they do not all claim at once.
        if (!leading) claimAfter(delayOf(tabId))
      } else if (!leading || outranks(data, { term, from: tabId })) {
        term = data.term
        follow()
      }
    }

    channel.addEventListener('message', handleBeat as EventListener)
    send({ beat: 'ask' })
    claimAfter(joinTimeout + delayOf(tabId))

    return () => {
      clearTimeout(timeout)
      clearInterval(heartbeat)
      channel.removeEventListener('message', handleBeat as EventListener)
      if (leading) {
        leading = false
        send({ beat: 'resign', from: tabId })
        onChange(false)
      }
      channel.close()
    }
  }
}

function outranks(theirs: { term: number; from: string }, ours: { term: number; from: string }): boolean {
  return theirs.term > ours.term || (theirs.term === ours.term && theirs.from < ours.from)
}

/** 0 to 199 ms, the same for one tab always. */
function delayOf(tabId: string): number {
  let sum = 0
  for (const character of tabId) sum = (sum * 31 + character.charCodeAt(0)) % 200
  return sum
}
