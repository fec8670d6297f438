import { createStore, sample, type Event, type Store, type Unit } from 'effector'

/** What was begun in an epoch: a call that has ended, or a timer that has run out. */
type Dated = { epoch: number } | { params: { epoch: number } }

export type Epoch = {
  /** Goes into the parameters of what is begun now. */
  $epoch: Store<number>
  /** Of what comes back, that which was begun in the present epoch. */
  current<T extends Dated>(clock: Event<T>): Event<T>
}

/**
 * Guards against late answers: each `clock` begins a new epoch, and what was begun in an earlier one is dropped.
 * Send `$epoch` along with the call or the timer, and listen to `current(callFx.done)`.
 */
export function createEpoch(clock: Unit<unknown> | readonly Unit<unknown>[]): Epoch {
  const $epoch = createStore(0).on(clock as Unit<unknown>[], (epoch) => epoch + 1)
  return {
    $epoch,
    current: <T extends Dated>(ended: Event<T>) =>
      sample({
        clock: ended,
        source: $epoch,
        filter: (epoch, dated) => epochOf(dated) === epoch,
        fn: (_, dated) => dated,
      }) as Event<T>,
  }
}

function epochOf(dated: Dated): number {
  return 'params' in dated ? dated.params.epoch : dated.epoch
}
