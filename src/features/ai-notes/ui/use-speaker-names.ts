import type { Schemas } from '@/api'
import { useIntl } from '@/shared/i18n'
import { noteMessages as messages } from '../messages'

/** What was said, and by whom. */
export type Words = {
  /** By id. */
  speakers: Schemas['NoteSpeakers']['speakers']
  segments: readonly Schemas['TranscriptSegment'][]
}

/** What a voice is called: a person's name, or its number until somebody says whose it is. */
export function useSpeakerNames(speakers: Words['speakers']): (speakerId: string) => string {
  const { formatMessage } = useIntl()
  return (speakerId) => {
    const speaker = standingFor(speakers, speakerId)
    if (!speaker) return ''
    return speaker.user?.fullName ?? speaker.name ?? formatMessage(messages.speaker, { number: speaker.number })
  }
}

/** The voice that a voice was said to be; more than all of them it never takes, whatever the server says. */
function standingFor(speakers: Words['speakers'], speakerId: string): Schemas['NoteSpeaker'] | undefined {
  let speaker = speakers[speakerId]
  for (let step = Object.keys(speakers).length; step > 0 && speaker?.mergedInto != null; step -= 1)
    speaker = speakers[speaker.mergedInto] ?? { ...speaker, mergedInto: null }
  return speaker
}
