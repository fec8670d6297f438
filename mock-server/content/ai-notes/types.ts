/** A note of the demo organisation as it is written down: moments are `mm:ss`, voices and segments count from 1. */
export type WrittenNote = {
  number: number
  title: string
  kind: 'meeting' | 'round' | 'memo'
  source?: 'file' | 'text'
  by: string
  daysAgo: number
  /** The hour at which it was held, in UTC. */
  at: number
  length: string
  place?: string
  /** Who was there; a name with a space is somebody without an account. */
  people: string[]
  absent?: string[]
  language: string
  /** What each voice is: a person, or nobody yet. */
  voices: (string | null)[]
  /** Who an unnamed voice may be, by its number. */
  maybe?: Record<number, string>
  said: [at: string, voice: number, text: string, language?: string, unsure?: true][]
  overview: WrittenSentence[]
  /** Decisions of a meeting, findings of a round. */
  decided?: WrittenSentence[]
  topics?: WrittenSentence[]
  questions?: WrittenSentence[]
  actions?: { text: string; who?: string; whoSaid?: string; inDays?: number; whenSaid?: string; where: number[] }[]
  gaps?: [at: string, lostMs: number, reason: string][]
  markers?: [at: string, text: string][]
  checked?: 'checked' | 'changed-since'
  state?: 'transcribing' | 'no-speech'
  audioDeleted?: true
  /** Posts by the first words of their titles. */
  posts?: string[]
  grants?: [who: string, level: 'summary' | 'transcript' | 'edit'][]
}

/** A sentence and the segments it rests on; a correction keeps what the service had written. */
export type WrittenSentence = [
  text: string,
  where: number[],
  more?: { support?: 'inferred' | 'none'; aiText?: string; stale?: true },
]
