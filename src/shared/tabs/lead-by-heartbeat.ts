import type { RunForLead, TabChannel } from './leadership'

/** The leader is heard this often. */
export const beatInterval = 1_000
/** After this much silence the leader counts as gone: a closed tab says so, a crashed one cannot. */
export const patience = 3_500
/** A newcomer waits this long for a leader to answer before it leads itself. */
export const introduction = 300

type Beat = { beat: 'ask' } | { beat: 'lead'; term: number; from: string } | { beat: 'resign'; from: string }

/**
 * Leadership for browsers without Web Locks. Each claim has a term, one higher than the last one heard, and the
 * higher term wins: a hidden tab whose timers the browser slows down loses the lead once and does not fight for it.
 */
export function leadByHeartbeat(openChannel: () => TabChannel, tabId: string): RunForLead {
  return (onChange) => {
    const channel = openChannel()
    let leading = false
    let term = 0
    let silence: ReturnType<typeof setTimeout>
    let pulse: ReturnType<typeof setInterval> | undefined

    const say = (beat: Beat) => channel.postMessage(beat)
    const waitForSilence = (ms: number) => {
      clearTimeout(silence)
      silence = setTimeout(claim, ms)
    }

    function claim() {
      term += 1
      leading = true
      say({ beat: 'lead', term, from: tabId })
      pulse = setInterval(() => say({ beat: 'lead', term, from: tabId }), beatInterval)
      onChange(true)
    }

    function follow() {
      if (leading) {
        leading = false
        clearInterval(pulse)
        onChange(false)
      }
      waitForSilence(patience)
    }

    function hear({ data }: MessageEvent<Beat>) {
      if (data.beat === 'ask') {
        if (leading) say({ beat: 'lead', term, from: tabId })
      } else if (data.beat === 'resign') {
        // The pause differs from tab to tab, so that they do not all claim at once.
        if (!leading) waitForSilence(pauseOf(tabId))
      } else if (!leading || outranks(data, { term, from: tabId })) {
        term = data.term
        follow()
      }
    }

    channel.addEventListener('message', hear as EventListener)
    say({ beat: 'ask' })
    waitForSilence(introduction + pauseOf(tabId))

    return () => {
      clearTimeout(silence)
      clearInterval(pulse)
      channel.removeEventListener('message', hear as EventListener)
      if (leading) {
        leading = false
        say({ beat: 'resign', from: tabId })
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
function pauseOf(tabId: string): number {
  let sum = 0
  for (const character of tabId) sum = (sum * 31 + character.charCodeAt(0)) % 200
  return sum
}
