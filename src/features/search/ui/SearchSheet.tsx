import { useRef, useState, type PointerEvent } from 'react'
import { Avatar } from '@/design-system/Avatar'
import { Heading } from '@/design-system/Heading'
import { IconButton } from '@/design-system/IconButton'
import {
  ArrowLeftIcon,
  ArrowUpRightIcon,
  CornerDownLeftIcon,
  HistoryIcon,
  Icon,
  SearchIcon,
  SlidersHorizontalIcon,
} from '@/design-system/icons'
import { Anchor } from '@/design-system/Link'
import { PageLocale } from '@/design-system/PageLocale'
import { SearchField } from '@/design-system/SearchField'
import { Sheet } from '@/design-system/Sheet'
import { TextButton } from '@/design-system/TextButton'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { matchWords, type Piece } from '../model/matching'
import { forgetSearches, recentSearches } from '../model/recent-searches'
import { AdvancedForm } from './AdvancedForm'
import type { SearchPlace } from './SearchBar'
import styles from './SearchSheet.module.css'

/** What the buttons above the keyboard write; a quote is closed behind the caret. */
const SIGNS = [
  { name: 'signEvery', sign: '+', before: '+', after: '' },
  { name: 'signNone', sign: '−', before: '-', after: '' },
  { name: 'signExact', sign: '“ ”', before: '"', after: '"' },
  { name: 'signHashtag', sign: '#', before: '#', after: '' },
] as const

/** More would push the earlier searches out of sight. */
const MOST_PLACES = 4

type SearchSheetProps = {
  /** What is typed; it outlives the sheet. */
  draft: string
  onDraftChange: (draft: string) => void
  personId: string
  places: readonly SearchPlace[]
  onSearch: (query: string) => void
  onClose: () => void
}

/** The search of phones, over the whole window: the field, where the words lead, and what was searched for before. */
export function SearchSheet({ draft, onDraftChange, personId, places, onSearch, onClose }: SearchSheetProps) {
  const { formatMessage } = useIntl()
  const [advanced, setAdvanced] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const title = formatMessage(advanced ? messages.advanced : messages.search)

  /** Writes a sign at the end of the words, and leaves the caret where the next word goes. */
  function writeSign({ before, after }: (typeof SIGNS)[number]) {
    const words = draft === '' || draft.endsWith(' ') ? draft : `${draft} `
    const caret = words.length + before.length
    onDraftChange(words + before + after)
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(caret, caret)
    })
  }

  const head = advanced ? (
    <>
      <BackButton label={formatMessage(messages.backToSearch)} onClick={() => setAdvanced(false)} />
      <Heading level={2} size="small">
        {title}
      </Heading>
    </>
  ) : (
    <>
      <BackButton label={formatMessage(messages.closeSearch)} onClick={onClose} />
      <div className={styles.field}>
        <SearchField
          ref={field}
          label={formatMessage(messages.search)}
          clearLabel={formatMessage(messages.clear)}
          // eslint-disable-next-line jsx-a11y/no-autofocus -- who opened the search is about to type
          autoFocus
          value={draft}
          onValueChange={onDraftChange}
          onSubmit={onSearch}
          action={
            <IconButton
              size="sm"
              label={formatMessage(messages.advanced)}
              icon={<Icon of={SlidersHorizontalIcon} size="sm" />}
              onClick={() => setAdvanced(true)}
            />
          }
        />
      </div>
    </>
  )

  return (
    <PageLocale>
      <Sheet
        title={title}
        closeLabel={formatMessage(messages.closeSearch)}
        onClose={onClose}
        padding="none"
        head={head}
        footer={
          advanced ? undefined : (
            <ul aria-label={formatMessage(messages.signs)} className={styles.signs}>
              {SIGNS.map((sign) => (
                <li key={sign.name}>
                  <button
                    type="button"
                    className={styles.sign}
                    // The keyboard of the phone stays while the field keeps the focus.
                    onPointerDown={(event: PointerEvent) => event.preventDefault()}
                    onClick={() => writeSign(sign)}
                  >
                    <span aria-hidden className={styles.mark}>
                      {sign.sign}
                    </span>{' '}
                    {formatMessage(messages[sign.name])}
                  </button>
                </li>
              ))}
            </ul>
          )
        }
      >
        {advanced ? (
          <div className={styles.advanced}>
            <AdvancedForm query={draft} onSearch={onSearch} />
          </div>
        ) : (
          <Suggestions {...{ draft, personId, places, onSearch, onClose }} />
        )}
      </Sheet>
    </PageLocale>
  )
}

function BackButton(props: { label: string; onClick: () => void }) {
  return <IconButton {...props} icon={<Icon of={ArrowLeftIcon} directional />} />
}

type SuggestionsProps = Omit<SearchSheetProps, 'onDraftChange'>

/** Below the field: the search for what is typed, the places that are called like it, and the earlier searches. */
function Suggestions({ draft, personId, places, onSearch, onClose }: SuggestionsProps) {
  const { formatMessage } = useIntl()
  const [recent, setRecent] = useState(() => recentSearches(personId))
  const query = draft.trim()
  const found = places
    .map((place) => ({ place, pieces: matchWords(place.name, query) }))
    .filter((match): match is { place: SearchPlace; pieces: readonly Piece[] } => match.pieces !== null)
    .slice(0, MOST_PLACES)

  function handleForget() {
    forgetSearches(personId)
    setRecent([])
  }

  return (
    <div className={styles.suggestions}>
      {query !== '' && (
        <button type="button" className={styles.row} data-first onClick={() => onSearch(query)}>
          <span className={styles.lead}>
            <Icon of={SearchIcon} />
          </span>
          <span className={styles.words}>{formatMessage(messages.searchFor, { query })}</span>
          <Icon of={CornerDownLeftIcon} directional />
        </button>
      )}
      {found.length > 0 && (
        <section aria-labelledby="search-places">
          <h2 id="search-places" className={styles.title}>
            {formatMessage(messages.goTo)}
          </h2>
          <ul>
            {found.map(({ place, pieces }) => (
              <li key={place.href}>
                <Anchor href={place.href} className={styles.row} onClick={onClose}>
                  <Avatar name={place.name} hue={place.hue} size={36} shape="square" />
                  <span className={styles.words}>
                    <span className={styles.name}>
                      {pieces.map(({ text, matches }, index) =>
                        matches ? (
                          <mark key={index} className={styles.found}>
                            {text}
                          </mark>
                        ) : (
                          text
                        ),
                      )}
                    </span>
                    <span className={styles.detail}>{formatMessage(messages.community)}</span>
                  </span>
                  <Icon of={ArrowUpRightIcon} directional />
                </Anchor>
              </li>
            ))}
          </ul>
        </section>
      )}
      {recent.length > 0 && (
        <section aria-labelledby="search-recent">
          <div className={styles.titleRow}>
            <h2 id="search-recent" className={styles.title}>
              {formatMessage(messages.recent)}
            </h2>
            <TextButton
              aria-label={formatMessage(messages.clearRecent)}
              className={styles.clear}
              onClick={handleForget}
            >
              {formatMessage(messages.clearAll)}
            </TextButton>
          </div>
          <ul>
            {recent.map((earlier) => (
              <li key={earlier}>
                <button type="button" className={styles.row} onClick={() => onSearch(earlier)}>
                  <span className={styles.lead}>
                    <Icon of={HistoryIcon} />
                  </span>
                  <span className={styles.words}>{earlier}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {query === '' && recent.length === 0 && <p className={styles.hint}>{formatMessage(messages.hint)}</p>}
    </div>
  )
}
