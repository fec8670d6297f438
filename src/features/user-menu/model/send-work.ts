import { createEffect, createEvent, createStore } from 'effector'
import { later } from '@/shared/delay'
import type { UnsavedWork } from '@/shared/unsaved-work'

/** How long signing out waits for what is being sent, in milliseconds. */
const PATIENCE = 10_000

/** What is left is to be sent once more. */
export const sendAgainClicked = createEvent()

/** Sends what can be sent by itself, and gives what is left. Never rejects, and settles soon. */
export const sendWorkFx = createEffect(async (works: readonly UnsavedWork[]) => {
  const sent = await Promise.all(works.map(({ send }) => (send ? inTime(send, PATIENCE, false) : false)))
  return works.filter((_, index) => !sent[index])
})

/** What could not be sent. */
export const $unsent = createStore<readonly UnsavedWork[]>([]).on(sendWorkFx.doneData, (_, left) => left)

/** The works that can be sent by themselves. */
export function sendable(works: readonly UnsavedWork[]): readonly UnsavedWork[] {
  return works.filter(({ send }) => send)
}

/** What comes in time; `otherwise` when it is late or fails. */
export async function inTime<Value>(run: () => Promise<Value>, patience: number, otherwise: Value): Promise<Value> {
  let stop = () => {}
  const late = new Promise<Value>((resolve) => {
    stop = later(() => resolve(otherwise), patience)
  })
  return Promise.race([run().catch(() => otherwise), late]).finally(() => stop())
}
