import { type ReactNode, useId, useRef } from 'react'
import { IconButton } from '@/design-system/IconButton'
import { ArrowLeftIcon, Icon } from '@/design-system/icons'
import { PageLocale } from '@/design-system/PageLocale'
import { SearchField } from '@/design-system/SearchField'
import { Sheet } from '@/design-system/Sheet'
import { useIntl } from '@/shared/i18n'
import { messages as searchMessages } from '../../messages'
import { problemOf } from '../../reason/query-problem'
import { messages } from '../messages'
import { type Group, type Row, searchRow } from '../model/rows'
import styles from './Quick.module.css'
import { SignKeys } from './SignKeys'
import { SuggestionList } from './SuggestionList'
import { useChoice } from './use-choice'
import { useSuggestions } from './use-suggestions'
import { useTake } from './use-take'

export type SearchSheetProps = {
  query: string
  onQueryChange: (query: string) => void
  /** The button of the advanced search. */
  action: ReactNode
  onSearch: (query: string) => void
  onClose: () => void
}

/** The search on a phone: the whole window, with the signs above the keyboard. */
export function SearchSheet({ query, onQueryChange, action, onSearch, onClose }: SearchSheetProps) {
  const { formatMessage } = useIntl()
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const suggestions = useSuggestions(query)
  const take = useTake(onSearch, { replace: true })
  const typed = query.trim()
  const isRefused = typed !== '' && problemOf(typed) !== null
  const first: Group[] = typed === '' || isRefused ? [] : [{ name: 'search', rows: [searchRow(typed)] }]

  function handleTake(row: Row) {
    // On a phone changing the words is harder than sending them.
    if (row.kind === 'recent') {
      onQueryChange(row.title)
      input.current?.focus()
    } else take(row)
  }

  const { groups, chosen } = useChoice({
    input,
    listId,
    groups: [...first, ...suggestions.groups],
    typed: query,
    onTake: handleTake,
  })

  return (
    <PageLocale>
      <Sheet
        title={formatMessage(searchMessages.search)}
        closeLabel={formatMessage(messages.back)}
        onClose={onClose}
        padding="none"
        head={
          <div className={styles.sheetHead}>
            <IconButton label={formatMessage(messages.back)} icon={<Icon of={ArrowLeftIcon} />} onClick={onClose} />
            <SearchField
              ref={input}
              // eslint-disable-next-line jsx-a11y/no-autofocus -- who opens the search wants to type
              autoFocus
              label={formatMessage(searchMessages.search)}
              clearLabel={formatMessage(searchMessages.clear)}
              value={query}
              onValueChange={onQueryChange}
              // The reason is said below, where the words can still be changed.
              onSubmit={(words) => {
                if (!isRefused) onSearch(words)
              }}
              action={action}
              className={styles.sheetField}
            />
          </div>
        }
        footer={<SignKeys input={input} value={query} onValueChange={onQueryChange} />}
      >
        <SuggestionList
          {...suggestions}
          id={listId}
          groups={groups}
          // Enter searches while nothing else is chosen.
          selected={chosen ?? first[0]?.rows[0] ?? null}
          typed={typed}
          recentInto="field"
          onTake={handleTake}
        />
      </Sheet>
    </PageLocale>
  )
}
