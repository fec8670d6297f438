import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector'
import { whenOnline } from '../when-online'
import { $joined } from './tabs-model'

/**
 * Work that one tab does for all: one of those that can. Unlike the lead it goes to no tab that lacks the means, such as one whose screen has no place
 * for the chat. No first load has this file, hence it is not among the names of the folder.
 */
export function createDuty(name: string) {
  // What happens
  /** From `true` on this tab can do it, from `false` on it cannot. */
  const ableChanged = createEvent<boolean>()
  /** This tab got the duty, or lost it. */
  const dutyChanged = createEvent<boolean>()

  // What is
  const $able = createStore(false).on(ableChanged, (_, able) => able)
  const $onDuty = createStore(false).on(dutyChanged, (_, onDuty) => onDuty)
  const $withdraw = createStore<(() => void) | null>(null, { serialize: 'ignore' })

  // What follows
  const runFx = attach({
    source: $withdraw,
    effect: createEffect(({ withdraw, able }: { withdraw: (() => void) | null; able: boolean }) => {
      withdraw?.()
      return able ? run(name, scopeBind(dutyChanged, { safe: true })) : null
    }),
    mapParams: (able: boolean, withdraw) => ({ withdraw, able }),
  })
  $withdraw.on(runFx.doneData, (_, withdraw) => withdraw)
  sample({ clock: combine($able, $joined, (able, joined) => able && joined), target: runFx })

  return { ableChanged, dutyChanged, $onDuty }
}

/** Stands for the duty; the answer withdraws. */
function run(name: string, told: (onDuty: boolean) => void): () => void {
  let withdrawn = false
  let leave: (() => void) | null = null
  const stand = async () => {
    const { tabs } = await whenOnline(() => import('./tabs'))
    if (!withdrawn) leave = tabs().runFor(name, told)
  }
  // Who cannot hear of the others does it alone.
  stand().catch(() => withdrawn || told(true))
  return () => {
    withdrawn = true
    if (leave) leave()
    else told(false)
  }
}
