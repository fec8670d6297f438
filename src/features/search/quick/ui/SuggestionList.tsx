import { TextButton } from '@/design-system/TextButton'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { retryMessages } from '@/features/retry'
import { useIntl } from '@/shared/i18n'
import { problemOf } from '../../reason/query-problem'
import { QueryReason } from '../../reason/QueryReason'
import { messages } from '../messages'
import type { Group, Row } from '../model/rows'
import styles from './Quick.module.css'
import { SuggestionRow, type SuggestionRowProps } from './SuggestionRow'
import { rowId } from './use-choice'
import type { Suggestions } from './use-suggestions'

type SuggestionListProps = Pick<SuggestionRowProps, 'recentInto' | 'onTake'> &
  Omit<Suggestions, 'groups'> & {
    id: string
    groups: readonly Group[]
    selected: Row | null
    /** What was typed. */
    typed: string
  }

/** The suggestions in their groups, and what there is to say of them. */
export function SuggestionList({
  id,
  groups,
  words,
  status,
  selected,
  typed,
  recentInto,
  onTake,
  retry,
  forget,
}: SuggestionListProps) {
  const { formatMessage } = useIntl()
  const count = groups.reduce((sum, { name, rows }) => sum + (name === 'search' ? 0 : rows.length), 0)
  const problem = typed === '' ? null : problemOf(typed)
  const isNone = status === 'ready' && count === 0 && typed !== '' && !problem
  return (
    <>
      {/* Reached by Tab too, or keys could not scroll it. */}
      <div
        id={id}
        role="group"
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to take the focus
        tabIndex={0}
        aria-label={formatMessage(messages.suggestions)}
        className={styles.groups}
      >
        {groups.map(({ name, rows }) => (
          <div key={name} className={styles.group}>
            {name !== 'search' && (
              <div className={styles.head}>
                <span id={`${id}-${name}`}>{formatMessage(messages[name])}</span>
                {name === 'recent' && (
                  <TextButton onMouseDown={(event) => event.preventDefault()} onClick={forget}>
                    {formatMessage(messages.clearRecent)}
                  </TextButton>
                )}
              </div>
            )}
            <div
              role="listbox"
              {...(name === 'search'
                ? { 'aria-label': formatMessage(messages.suggestions) }
                : { 'aria-labelledby': `${id}-${name}` })}
            >
              {rows.map((row) => (
                <SuggestionRow
                  key={row.key}
                  id={rowId(id, row)}
                  selected={row.key === selected?.key}
                  {...{ row, words, recentInto, onTake }}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
      {problem && (
        <p role="status" className={styles.note}>
          <QueryReason problem={problem} />
        </p>
      )}
      {isNone && <p className={styles.note}>{formatMessage(messages.none)}</p>}
      {status === 'failed' && (
        <p className={styles.note}>
          {formatMessage(messages.failed)}
          <TextButton onMouseDown={(event) => event.preventDefault()} onClick={retry}>
            {formatMessage(retryMessages.tryAgain)}
          </TextButton>
        </p>
      )}
      <VisuallyHidden role="status">
        {status === 'failed' && formatMessage(messages.failed)}
        {isNone && formatMessage(messages.none)}
        {status === 'ready' && count > 0 && formatMessage(messages.count, { count })}
      </VisuallyHidden>
    </>
  )
}
