import { ListBox, ListBoxItem, Popover } from 'react-aria-components/ComboBox'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import { Button } from '../Button'
import { CheckIcon, CircleAlertIcon, Icon } from '../icons'
import type { ComboBoxOption, ComboBoxSource } from './options'
import styles from './ComboBox.module.css'

export type OptionListProps = Omit<ComboBoxSource, 'onSearch'> & {
  found: readonly ComboBoxOption[]
  onRetry: () => void
}

/** From so many on only those in sight are drawn. By the whole list, so that nothing changes while somebody types. */
const windowedFrom = 100

/** Rows are measured when they are seen. Padding stands here because places are counted and not laid out. */
const rowHeights = { estimatedRowHeight: 36, padding: 4 }

/** The list that opens below a ComboBox or TagPicker, or the sentence that stands in its place. */
export function OptionList({ options, found, status = 'ready', retryLabel, onRetry, ...words }: OptionListProps) {
  const note = noteOf(found, status, words)
  const windowed = options.length > windowedFrom
  const list = (
    <ListBox
      items={found}
      data-windowed={windowed || undefined}
      data-waiting={status === 'loading' || undefined}
      className={styles.list ?? ''}
      renderEmptyState={() => null}
    >
      {(option: ComboBoxOption) => (
        <ListBoxItem
          id={option.value}
          textValue={option.label}
          isDisabled={option.disabled ?? false}
          className={styles.option ?? ''}
        >
          {({ isSelected }) => (
            <>
              {option.icon !== undefined && <span aria-hidden="true">{option.icon}</span>}
              <span className={styles.words}>
                {option.label}
                {option.description !== undefined && <span className={styles.second}>{option.description}</span>}
              </span>
              {isSelected && <Icon of={CheckIcon} size="sm" className={styles.check} />}
            </>
          )}
        </ListBoxItem>
      )}
    </ListBox>
  )
  return (
    <Popover offset={6} className={styles.popover ?? ''}>
      {note !== undefined && (
        <div data-status={status} className={styles.note}>
          {status === 'failed' && <Icon of={CircleAlertIcon} size="sm" />}
          {status === 'loading' && <span className={styles.ring} />}
          {/* For the eye: the field's status region says it. */}
          <span aria-hidden="true">{note}</span>
          {status === 'failed' && retryLabel !== undefined && (
            <Button
              size="sm"
              tabIndex={-1}
              // The focus stays in the field, where Enter does the same.
              onMouseDown={(event) => event.preventDefault()}
              onClick={onRetry}
            >
              {retryLabel}
            </Button>
          )}
        </div>
      )}
      {windowed ? (
        <Virtualizer layout={ListLayout} layoutOptions={rowHeights}>
          {list}
        </Virtualizer>
      ) : (
        list
      )}
    </Popover>
  )
}

/** What stands in place of options; nothing while there are some, even if newer ones are on their way. */
export function noteOf(
  found: readonly ComboBoxOption[],
  status: NonNullable<ComboBoxSource['status']>,
  { emptyLabel, loadingLabel, failedLabel }: Pick<ComboBoxSource, 'emptyLabel' | 'loadingLabel' | 'failedLabel'>,
): string | undefined {
  if (status === 'failed') return failedLabel
  if (found.length > 0) return undefined
  return status === 'loading' ? loadingLabel : emptyLabel
}
