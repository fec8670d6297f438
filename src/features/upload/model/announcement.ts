import { createStore } from 'effector'
import { phrase, type Phrase } from '@/shared/i18n'
import { messages } from '../messages'
import { overviewOf, type Overview } from './overview'
import { isFailed, type Upload } from './upload'
import { $uploads } from './uploads'

/** What screen readers announce, and the state when it was announced. */
export type Announcement = { message: Phrase | null; overview: Overview; step: number }

const NOTHING_ANNOUNCED: Announcement = { message: null, overview: overviewOf([]), step: 0 }
const STEPS = 4

/** Failures and questions are announced at once, bytes at each quarter. */
export const $announcement = createStore(NOTHING_ANNOUNCED).on($uploads, announce)

/** The same announcement until there is a new one. */
export function announce(last: Announcement, uploads: readonly Upload[]): Announcement {
  if (uploads.length === 0) return NOTHING_ANNOUNCED
  const overview = overviewOf(uploads)
  const step = Math.floor((STEPS * overview.percent) / 100)
  const message = messageFor(last, overview, step, uploads)
  // Removed files lower the counts without an announcement.
  return message ? { message, overview, step } : { ...last, overview, step: Math.min(step, last.step) }
}

function messageFor(last: Announcement, now: Overview, step: number, uploads: readonly Upload[]): Phrase | null {
  if (now.failed > last.overview.failed)
    return phrase(messages.saidFailed, { name: uploads.findLast(isFailed)?.name ?? '' })
  if (now.questions > last.overview.questions) {
    const asked = uploads.findLast(({ choice }) => choice.kind === 'question')
    return phrase(messages.saidQuestion, { name: asked?.name ?? '' })
  }
  if (now.total > last.overview.total) return phrase(messages.uploading, { count: now.underway })
  if (now.underway === 0) {
    if (last.overview.underway === 0 || now.saved === 0) return null
    return now.failed > 0
      ? phrase(messages.notUploaded, { count: now.failed })
      : phrase(messages.uploaded, { count: now.saved })
  }
  return step > last.step ? phrase(messages.saidHalfway, { percent: (100 / STEPS) * step }) : null
}
