import { Suspense, useRef, useState } from 'react'
import { IconButton } from '@/design-system/IconButton'
import { Icon, SlidersHorizontalIcon } from '@/design-system/icons'
import { SearchField } from '@/design-system/SearchField'
import { useIntl } from '@/shared/i18n'
import { randomId } from '@/shared/random-id'
import { loadable } from '@/shared/loadable'
import { messages } from '../messages'

const AdvancedSearch = loadable(() => import('./AdvancedSearch')).component('AdvancedSearch')

export type SearchBarProps = {
  /** The input's id, by which its key finds it. */
  id?: string
  /** The query of the address, on the result screen; nothing elsewhere. */
  query: string
  /** Shows the results of a query; every submit comes with a fresh filter. */
  onSearch: (search: { q: string; filter: string }) => void
}

/**
 * The search of the header: one line, reached by "/", grown while it holds words, and the four fields behind its
 * button.
 */
export function SearchBar({ id, query, onSearch }: SearchBarProps) {
  const { formatMessage } = useIntl()
  const triggerRef = useRef<HTMLButtonElement>(null)
  const [draft, setDraft] = useState(query)
  const [ofAddress, setOfAddress] = useState(query)
  const [advanced, setAdvanced] = useState<'never' | 'open' | 'shut'>('never')

  // A change of the address replaces the draft: back, a link, another search.
  if (ofAddress !== query) {
    setOfAddress(query)
    setDraft(query)
  }

  function handleSearch(q: string) {
    setAdvanced('shut')
    setDraft(q)
    // Each submit has an id of its own, also of the same words; reload and back keep the one of the address (AM-13).
    onSearch({ q, filter: randomId() })
  }

  return (
    <>
      <SearchField
        id={id}
        label={formatMessage(messages.search)}
        clearLabel={formatMessage(messages.clear)}
        shortcut="/"
        value={draft}
        onValueChange={setDraft}
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
