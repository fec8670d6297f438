import { createEffect, createEvent, createStore, sample } from 'effector'
import { api, unwrap } from '@/api'
import { forgetCommunitiesFx } from '@/features/navigation'
import { $userId, isSignedIn } from '@/features/session'
import type { LanguageCode } from '@/shared/i18n'
import { cancelled, confirmed, confirmRequested, tipRequested, type Confirm } from '@/shared/overlays'
import { storage } from '@/shared/storage'
import { reloadAgreed, reloadRefused, reloadRequested } from '@/shared/unsaved-work'
import { messages } from '../messages'

const SUBJECT = 'language'

export type LanguageChange = {
  from: LanguageCode
  to: LanguageCode
  /** Shows the portal in a language without storing the choice; rejects where its messages cannot be loaded. */
  show: (code: LanguageCode) => Promise<void>
}

// What happens
/** A language was chosen in the menu. */
export const languageChosen = createEvent<LanguageChange>()

// What follows
/** The language changes at once, so that the question is already in the new one (AM-44). */
export const showFx = createEffect(({ show, to }: LanguageChange) => show(to))
export const restoreFx = createEffect(({ show, from }: LanguageChange) => show(from))
const keepFx = createEffect(({ to }: LanguageChange) => storage.language.write(to))
/** Kept by the server too, for the next device. It goes on while the page reloads; here the choice holds without it. */
const saveFx = createEffect(({ userId, code }: { userId: string; code: LanguageCode }) =>
  unwrap(
    api.PATCH('/internal/v2/users/{userId}/settings', {
      params: { path: { userId } },
      body: { languageCode: code },
      keepalive: true,
    }),
  ),
)
const putBackFx = createEffect(({ show, from }: LanguageChange) => {
  storage.language.write(from)
  return show(from)
})

/** A confirmed change, until the page is reloaded: unsaved work may still prevent it. */
const $agreed = createStore<LanguageChange | null>(null, { serialize: 'ignore' })

sample({ clock: languageChosen, filter: ({ from, to }) => from !== to, target: showFx })
sample({ clock: showFx.done, fn: ({ params }) => question(params), target: confirmRequested })
sample({
  clock: showFx.fail,
  fn: () => ({ severity: 'error' as const, message: messages.languageFailed }),
  target: tipRequested,
})

// Stored only now: a page that is closed while the question is open starts again in the former language.
const accepted = sample({ clock: confirmed, filter: isOurs, fn: changeOf })
sample({ clock: accepted, target: keepFx })
sample({
  clock: [accepted.map(({ to }) => to), putBackFx.map(({ from }) => from)],
  source: $userId,
  filter: isSignedIn,
  fn: (userId, code) => ({ userId, code }),
  target: saveFx,
})
sample({ clock: keepFx.finally, fn: () => undefined, target: forgetCommunitiesFx })
$agreed.on(accepted, (_, change) => change).reset(reloadAgreed, putBackFx)
sample({
  clock: forgetCommunitiesFx.finally,
  source: $agreed,
  filter: isChange,
  fn: () => undefined,
  target: reloadRequested,
})
// Without the reload half the portal would be in the other language, so the former one is restored.
sample({ clock: reloadRefused, source: $agreed, filter: isChange, target: putBackFx })
sample({ clock: cancelled, filter: isOurs, fn: changeOf, target: restoreFx })

function question(change: LanguageChange): Confirm {
  return {
    subject: SUBJECT,
    title: messages.confirmLanguage,
    description: messages.confirmLanguageText,
    confirmLabel: messages.reload,
    cancelLabel: messages.keepLanguage,
    payload: change,
  }
}

function isChange(change: LanguageChange | null): change is LanguageChange {
  return change !== null
}

function isOurs({ subject }: Confirm): boolean {
  return subject === SUBJECT
}

function changeOf({ payload }: Confirm): LanguageChange {
  return payload as LanguageChange
}
