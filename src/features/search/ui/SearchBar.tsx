import { Suspense, useRef, useState } from 'react'
import type { Hue } from '@/design-system/Avatar'
import { IconButton } from '@/design-system/IconButton'
import { Icon, SlidersHorizontalIcon } from '@/design-system/icons'
import { SearchField, SearchTrigger } from '@/design-system/SearchField'
import { useIsSmall } from '@/design-system/tokens'
import { useIntl } from '@/shared/i18n'
import { randomId } from '@/shared/random-id'
import { loadable } from '@/shared/loadable'
import { messages } from '../messages'
import { rememberSearch } from '../model/recent-searches'

const AdvancedSearch = loadable(() => import('./AdvancedSearch')).component('AdvancedSearch')
const searchSheet = loadable(() => import('./SearchSheet'))
const SearchSheet = searchSheet.component('SearchSheet')

/** A place that can be gone to by its name, without a search: a community of the person. */
export type SearchPlace = { name: string; href: string; hue: Hue }

export type SearchBarProps = {
  /** The id of the input or of its button, by which its key finds it. */
  id?: string
  /** The query of the address, on the result screen; nothing elsewhere. */
  query: string
  /** Whose earlier searches are kept. */
  personId: string
  /** What is suggested while words are typed on a phone. */
  places?: readonly SearchPlace[] | undefined
  /** Shows the results of a query; every submit comes with a fresh filter. */
  onSearch: (search: { q: string; filter: string }) => void
}

/**
 * The search of the header: one line, reached by "/", grown while it holds words, and the four fields behind its
 * button. Phones have no room for the line: there it is a button, which opens it over the whole window.
 */
export function SearchBar({ id, query, personId, places = [], onSearch }: SearchBarProps) {
  const small = useIsSmall()
  const [draft, setDraft] = useState(query)
  const [ofAddress, setOfAddress] = useState(query)

  // A change of the address replaces the draft: back, a link, another search.
  if (ofAddress !== query) {
    setOfAddress(query)
    setDraft(query)
  }

  function handleSearch(q: string) {
    setDraft(q)
    rememberSearch(personId, q)
    // Each submit has an id of its own, also of the same words; reload and back keep the one of the address (AM-13).
    onSearch({ q, filter: randomId() })
  }

  const line = { id, draft, onDraftChange: setDraft, onSearch: handleSearch }
  return small ? <SearchOverPage {...line} personId={personId} places={places} /> : <SearchLine {...line} />
}

type LineProps = {
  id: string | undefined
  draft: string
  onDraftChange: (draft: string) => void
  onSearch: (query: string) => void
}

function SearchLine({ id, draft, onDraftChange, onSearch }: LineProps) {
  const { formatMessage } = useIntl()
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [advanced, setAdvanced] = useState<'never' | 'open' | 'shut'>('never')

  function handleSearch(query: string) {
    setAdvanced('shut')
    onSearch(query)
  }

  return (
    <>
      <SearchField
        id={id}
        label={formatMessage(messages.search)}
        clearLabel={formatMessage(messages.clear)}
        shortcut="/"
        value={draft}
        onValueChange={onDraftChange}
        onSubmit={handleSearch}
        action={
          <IconButton
            ref={triggerRef}
            size="sm"
            label={formatMessage(messages.advanced)}
            icon={<Icon of={SlidersHorizontalIcon} size="sm" />}
            aria-haspopup="dialog"
            aria-expanded={advanced === 'open'}
            onClick={() => setAdvanced('open')}
          />
        }
      />
      {advanced !== 'never' && (
        <Suspense>
          <AdvancedSearch
            query={draft}
            triggerRef={triggerRef}
            open={advanced === 'open'}
            onOpenChange={(open) => setAdvanced(open ? 'open' : 'shut')}
            onSearch={handleSearch}
          />
        </Suspense>
      )}
    </>
  )
}

type SearchOverPageProps = LineProps & { personId: string; places: readonly SearchPlace[] }

function SearchOverPage({ id, draft, onDraftChange, onSearch, ...suggested }: SearchOverPageProps) {
  const { formatMessage } = useIntl()
  const [open, setOpen] = useState(false)
  // Asked for when the page is quiet: a phone shows its keyboard only where the field is there with the press.
  searchSheet.useModule()

  function handleSearch(query: string) {
    setOpen(false)
    onSearch(query)
  }

  return (
    <>
      <SearchTrigger
        id={id}
        label={formatMessage(messages.search)}
        value={draft}
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Suspense>
          <SearchSheet
            {...suggested}
            draft={draft}
            onDraftChange={onDraftChange}
            onSearch={handleSearch}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
