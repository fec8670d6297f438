import { type KeyboardEvent, Suspense, useEffect, useRef, useState } from 'react'
import { IconButton } from '@/design-system/IconButton'
import { Icon, SlidersHorizontalIcon } from '@/design-system/icons'
import { SearchField, SearchPill } from '@/design-system/SearchField'
import { useIsSmall } from '@/design-system/tokens'
import { useIntl } from '@/shared/i18n'
import { randomId } from '@/shared/random-id'
import { loadable } from '@/shared/loadable'
import { messages } from '../messages'
import styles from './SearchBar.module.css'

const AdvancedSearch = loadable(() => import('./AdvancedSearch')).component('AdvancedSearch')
const quickPopover = loadable(() => import('../quick/ui/QuickPopover'))
const QuickPopover = quickPopover.component('QuickPopover')
const searchSheet = loadable(() => import('../quick/ui/SearchSheet'))
const SearchSheet = searchSheet.component('SearchSheet')

/** The sheet that the search has on phones, which the way back closes: whether it is open is with the address. */
type SheetState = { open: boolean; onOpenChange: (open: boolean) => void }

export type SearchBarProps = {
  /** The input's id, by which its key finds it. */
  id?: string
  /** The query of the address, on the result screen; nothing elsewhere. */
  query: string
  /** Shows the results of a query; every submit comes with a fresh filter. */
  onSearch: (search: { q: string; filter: string }) => void
  /** With it there are suggestions, and on phones the search is a button that opens a sheet. */
  sheet?: SheetState
}

/**
 * The search of the header: one line, reached by "/", grown while it holds words, and the four fields behind its
 * button.
 */
export function SearchBar({ id, query, onSearch, sheet }: SearchBarProps) {
  const { formatMessage } = useIntl()
  const isSmall = useIsSmall()
  const inputRef = useRef<HTMLInputElement>(null)
  const pillRef = useRef<HTMLButtonElement>(null)
  const [suggesting, setSuggesting] = useState(false)
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [draft, setDraft] = useState(query)
  const [ofAddress, setOfAddress] = useState(query)
  const [advanced, setAdvanced] = useState<'never' | 'open' | 'shut'>('never')

  // A change of the address replaces the draft: back, a link, another search.
  if (ofAddress !== query) {
    setOfAddress(query)
    setDraft(query)
  }

  const sheetOpen = sheet?.open ?? false
  // The focus comes back, by whichever way the sheet was closed.
  useEffect(() => (sheetOpen ? () => pillRef.current?.focus() : undefined), [sheetOpen])

  function handleSearch(q: string) {
    setAdvanced('shut')
    setSuggesting(false)
    setDraft(q)
    // Each submit has an id of its own, also of the same words; reload and back keep the one of the address (AM-13).
    onSearch({ q, filter: randomId() })
  }

  function handleChange(words: string) {
    setDraft(words)
    setSuggesting(true)
  }

  function handleKey({ key }: KeyboardEvent) {
    if (key === 'ArrowDown') setSuggesting(true)
  }

  const label = formatMessage(messages.search)
  const action = (
    <IconButton
      ref={triggerRef}
      size="sm"
      label={formatMessage(messages.advanced)}
      icon={<Icon of={SlidersHorizontalIcon} size="sm" />}
      aria-haspopup="dialog"
      aria-expanded={advanced === 'open'}
      onClick={() => {
        setSuggesting(false)
        setAdvanced('open')
      }}
    />
  )

  return (
    <>
      {sheet && isSmall ? (
        <>
          <SearchPill
            ref={pillRef}
            id={id}
            label={label}
            value={query}
            onPointerDown={searchSheet.preload}
            onClick={() => sheet.onOpenChange(true)}
          />
          {sheet.open && (
            <Suspense>
              <SearchSheet
                query={draft}
                onQueryChange={setDraft}
                action={action}
                onSearch={handleSearch}
                onClose={() => sheet.onOpenChange(false)}
              />
            </Suspense>
          )}
        </>
      ) : (
        <div
          role="presentation"
          className={styles.root}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) setSuggesting(false)
          }}
        >
          <SearchField
            ref={inputRef}
            id={id}
            label={label}
            clearLabel={formatMessage(messages.clear)}
            shortcut="/"
            value={draft}
            onValueChange={handleChange}
            onSubmit={handleSearch}
            onFocus={() => setSuggesting(true)}
            onKeyDown={handleKey}
            action={action}
          />
          {sheet && suggesting && (
            <Suspense>
              <QuickPopover
                input={inputRef}
                query={draft}
                onSearch={handleSearch}
                onClose={() => setSuggesting(false)}
              />
            </Suspense>
          )}
        </div>
      )}
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
