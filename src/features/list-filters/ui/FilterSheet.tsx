import { Button } from '@/design-system/Button'
import { Sheet } from '@/design-system/Sheet'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import type { ListFiltersProps } from './ListFilters'
import styles from './ListFilters.module.css'

export type FilterSheetProps = Pick<ListFiltersProps, 'count' | 'onClear' | 'children'> & { onClose: () => void }

/** The fields of a list below each other, within reach of the thumb; what is chosen holds at once. */
export function FilterSheet({ count, onClear, onClose, children }: FilterSheetProps) {
  const { formatMessage } = useIntl()
  return (
    <Sheet
      title={formatMessage(messages.filters)}
      closeLabel={formatMessage(messages.close)}
      onClose={onClose}
      footer={
        <>
          {count > 0 && <Button onClick={onClear}>{formatMessage(messages.clear)}</Button>}
          <Button variant="primary" onClick={onClose}>
            {formatMessage(messages.done)}
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>{children}</div>
    </Sheet>
  )
}
