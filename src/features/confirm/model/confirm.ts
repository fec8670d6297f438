import { createEffect, createEvent, createStore, sample } from 'effector'
import { signedOut } from '@/features/session'
import { cancelled, confirmed, confirmRequested, type Confirm } from '@/shared/overlays'

/** One question at a time; further ones are queued. */
export type Questions = { phase: 'none' } | { phase: 'asking'; confirm: Confirm; waiting: readonly Confirm[] }

type Asking = Extract<Questions, { phase: 'asking' }>

// What happens
/** The person agreed to the question on screen. */
export const agreeClicked = createEvent()
/** The person refused it, or closed the dialog. */
export const refuseClicked = createEvent()
/** The person signed out: every open question counts as refused. */
export const everythingRefused = createEvent()

// What is
export const $questions = createStore<Questions>({ phase: 'none' }, { serialize: 'ignore' })

// What follows
const answered = createEvent<{ question: Confirm; agreed: boolean }>()

sample({
  clock: agreeClicked,
  source: $questions,
  filter: isAsking,
  fn: (state) => answer(state, true),
  target: answered,
})
sample({
  clock: refuseClicked,
  source: $questions,
  filter: isAsking,
  fn: (state) => answer(state, false),
  target: answered,
})

const refuseAllFx = createEffect(({ confirm, waiting }: Asking) => {
  for (const question of [confirm, ...waiting]) cancelled(question)
})
sample({ clock: signedOut, target: everythingRefused })
sample({ clock: everythingRefused, source: $questions, filter: isAsking, target: refuseAllFx })

$questions
  .on(confirmRequested, ask)
  .on(answered, (state) => (isAsking(state) ? next(state) : state))
  .on(refuseAllFx, () => ({ phase: 'none' }))

sample({ clock: answered, filter: ({ agreed }) => agreed, fn: ({ question }) => question, target: confirmed })
sample({ clock: answered, filter: ({ agreed }) => !agreed, fn: ({ question }) => question, target: cancelled })

export function isAsking(state: Questions): state is Asking {
  return state.phase === 'asking'
}

/** The same subject twice is one question: a double click must not ask a second time. */
function ask(state: Questions, confirm: Confirm): Questions {
  if (!isAsking(state)) return { phase: 'asking', confirm, waiting: [] }
  const isThere = [state.confirm, ...state.waiting].some(({ subject }) => subject === confirm.subject)
  return isThere ? state : { ...state, waiting: [...state.waiting, confirm] }
}

function next({ waiting }: Asking): Questions {
  const [confirm, ...rest] = waiting
  return confirm ? { phase: 'asking', confirm, waiting: rest } : { phase: 'none' }
}

function answer({ confirm }: Asking, agreed: boolean) {
  return { question: confirm, agreed }
}
