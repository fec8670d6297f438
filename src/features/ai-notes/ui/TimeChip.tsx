import type { Schemas } from '@/api'
import { Tooltip } from '@/design-system/Tooltip'
import { useIntl } from '@/shared/i18n'
import { noteMessages as messages } from '../messages'
import { momentText } from '../model/moment'
import styles from './Notes.module.css'
import { useSpeakerNames, type Words } from './use-speaker-names'

export type MomentChipProps = {
  note: Pick<Schemas['AiNote'], 'canListen' | 'canReadTranscript'>
  ms: number
  /** Who said what there, for pointer and focus. */
  quote?: string | undefined
  onMoment: (ms: number) => void
}

/** A moment of a note: a press plays it there or, where there is no sound, shows its words. */
export function MomentChip({ note, ms, quote, onMoment }: MomentChipProps) {
  const { formatMessage } = useIntl()
  const time = momentText(ms)
  // Whoever may read the summary alone has nowhere to go.
  if (!note.canReadTranscript) return <span className={styles.moment}>{time}</span>
  const button = (
    <button
      type="button"
      className={styles.chip}
      aria-label={formatMessage(note.canListen ? messages.playAt : messages.showAt, { time })}
      onClick={() => onMoment(ms)}
    >
      {time}
    </button>
  )
  return quote === undefined ? button : <Tooltip text={quote}>{button}</Tooltip>
}

export type TimeChipProps = Omit<MomentChipProps, 'ms' | 'quote'> & { citation: Schemas['NoteCitation']; words: Words }

/** When something was said; pointer and focus show who said what. */
export function TimeChip({ citation: { segmentId, startMs }, words, ...chip }: TimeChipProps) {
  const { formatMessage } = useIntl()
  const nameOf = useSpeakerNames(words.speakers)
  const segment = words.segments.find(({ id }) => id === segmentId)
  // Until the words are here the time alone: a button that changed its place would lose the focus.
  const quote = segment
    ? formatMessage(messages.quote, { name: nameOf(segment.speakerId), text: segment.text })
    : momentText(startMs)
  return <MomentChip {...chip} ms={startMs} quote={quote} />
}
