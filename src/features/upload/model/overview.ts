import { isAsking, isFailed, isSaved, sentOf, type Upload } from './upload'

/** All uploads together. */
export type Overview = {
  total: number
  saved: number
  failed: number
  /** Questions that wait for the person. */
  questions: number
  /** Those of them that are completely sent and wait for the answer alone. */
  waiting: number
  /** Neither saved nor failed. */
  underway: number
  /** Of all bytes that are wanted, in whole per cent; 100 only when everything is saved. */
  percent: number
}

export function overviewOf(uploads: readonly Upload[]): Overview {
  const wanted = uploads.filter((upload) => !isFailed(upload))
  const saved = wanted.filter(isSaved).length
  const asked = wanted.filter(isAsking)
  const bytes = sum(wanted.map(({ file }) => file.size))
  const sent = sum(wanted.map(sentOf))
  const part = bytes === 0 ? 0 : Math.floor((100 * sent) / bytes)
  return {
    total: uploads.length,
    saved,
    failed: uploads.length - wanted.length,
    questions: asked.length,
    waiting: asked.filter(({ transfer }) => transfer.at === 'sent').length,
    underway: wanted.length - saved,
    percent: wanted.length > saved ? Math.min(99, part) : 100,
  }
}

function sum(figures: readonly number[]): number {
  return figures.reduce((total, figure) => total + figure, 0)
}
