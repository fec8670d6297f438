import { attach, combine, createEvent, createStore, sample, scopeBind } from 'effector'
import { loadable } from '../loadable'
import { $joined } from './tabs-model'

const tabsModule = loadable(() => import('./tabs'))

/**
 * Elects one tab that does some work for all of them. Unlike the lead of all tabs it goes only to a tab that is
 * eligible: for the chat's page, to one whose screen has a place for the chat.
 */
export function createLeader(role: string) {
  // What happens
  /** From `true` on this tab can do the work, from `false` on it cannot. */
  const eligibleChanged = createEvent<boolean>()
  /** This tab was elected, or leads no longer. */
  const leadershipChanged = createEvent<boolean>()

  // What is
  const $eligible = createStore(false).on(eligibleChanged, (_, eligible) => eligible)
  const $leading = createStore(false).on(leadershipChanged, (_, leading) => leading)
  const $withdraw = createStore<(() => void) | null>(null, { serialize: 'ignore' })

  // What follows
  const runFx = attach({
    source: $withdraw,
    effect: (withdraw, eligible: boolean) => {
      withdraw?.()
      return eligible ? runFor(role, scopeBind(leadershipChanged, { safe: true })) : null
    },
  })
  $withdraw.on(runFx.doneData, (_, withdraw) => withdraw)
  sample({ clock: combine($eligible, $joined, (eligible, joined) => eligible && joined), target: runFx })

  return { eligibleChanged, leadershipChanged, $leading }
}

/** Runs for the lead in this role; the answer withdraws. */
function runFor(role: string, onChange: (leading: boolean) => void): () => void {
  let withdrawn = false
  let withdraw: (() => void) | null = null
  const start = async () => {
    const { tabs } = await tabsModule.load()
    if (!withdrawn) withdraw = tabs().runFor(role, onChange)
  }
  // A tab that cannot reach the others does the work alone.
  start().catch(() => withdrawn || onChange(true))
  return () => {
    withdrawn = true
    if (withdraw) withdraw()
    else onChange(false)
  }
}
