import type { ReactNode } from 'react'
import { Avatar } from '@/design-system/Avatar'
import {
  ArrowUpLeftIcon,
  ArrowUpRightIcon,
  CornerDownLeftIcon,
  FileTextIcon,
  HashIcon,
  HistoryIcon,
  Icon,
  SearchIcon,
} from '@/design-system/icons'
import { useIntl } from '@/shared/i18n'
import { MarkedText } from '../../results/ui/MarkedText'
import { messages } from '../messages'
import type { Row } from '../model/rows'
import { marksIn } from '../model/words'
import styles from './Quick.module.css'

export type SuggestionRowProps = {
  id: string
  row: Row
  /** What was typed, folded; its letters are marked. */
  words: readonly string[]
  selected: boolean
  /** Where a search that was made before goes: into the field, or to its results. */
  recentInto: 'field' | 'results'
  onTake: (row: Row) => void
}

/** One suggestion. The focus stays in the field, so the keys are the field's. */
export function SuggestionRow({ id, row, words, selected, recentInto, onTake }: SuggestionRowProps) {
  const { formatMessage } = useIntl()
  const marked = (text: string) => <MarkedText of={{ text, matches: marksIn(text, words) }} />
  const detail = useDetail(row)
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the field hears the keys
    <div
      role="option"
      id={id}
      aria-selected={selected}
      tabIndex={-1}
      className={styles.row}
      data-kind={row.kind}
      // The focus stays where it is, and with it the keyboard of a phone.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onTake(row)}
    >
      <Lead of={row} />
      <span className={styles.text}>
        <span className={styles.title}>
          {row.kind === 'search' ? (
            formatMessage(messages.searchFor, { query: row.title })
          ) : row.kind === 'found' && row.of.kind === 'hashtag' ? (
            <>#{marked(row.title)}</>
          ) : (
            marked(row.title)
          )}
        </span>
        {detail !== '' && <span className={styles.detail}>{marked(detail)}</span>}
      </span>
      <Icon of={trailOf(row, recentInto)} size="sm" className={styles.trail} />
    </div>
  )
}

/** What stands under the name of a suggestion. */
function useDetail(row: Row): string {
  const { formatMessage, formatName } = useIntl()
  if (row.kind !== 'found') return ''
  const { kind, detail, number, community, membersCount } = row.of
  const place = formatName(community?.name)
  if (kind === 'community')
    return membersCount === null
      ? formatMessage(messages.closedCommunity)
      : formatMessage(messages.community, { count: membersCount })
  if (kind === 'post') return formatMessage(messages.post, { number: String(number ?? ''), community: place })
  if (kind === 'hashtag') return formatMessage(messages.hashtag, { community: place })
  return detail
}

function Lead({ of: row }: { of: Row }) {
  if (row.kind === 'found' && row.of.kind === 'community')
    return <Avatar name={row.title} hue={row.of.community?.color} size={36} className={styles.square} />
  if (row.kind === 'found' && row.of.kind === 'person')
    return <Avatar name={row.title} src={row.of.user?.accountPhotoUrl} size={36} />
  const isBare = row.kind === 'search' || row.kind === 'recent'
  return (
    <Tile bare={isBare}>
      <Icon of={leadOf(row)} size="sm" />
    </Tile>
  )
}

function Tile({ bare, children }: { bare: boolean; children: ReactNode }) {
  return (
    <span aria-hidden="true" data-bare={bare || undefined} className={styles.tile}>
      {children}
    </span>
  )
}

function leadOf(row: Row) {
  if (row.kind === 'search') return SearchIcon
  if (row.kind === 'recent') return HistoryIcon
  if (row.kind === 'place') return row.icon
  return row.of.kind === 'hashtag' ? HashIcon : FileTextIcon
}

function trailOf({ kind }: Row, recentInto: SuggestionRowProps['recentInto']) {
  if (kind === 'search') return CornerDownLeftIcon
  if (kind === 'recent') return recentInto === 'field' ? ArrowUpLeftIcon : CornerDownLeftIcon
  return ArrowUpRightIcon
}
