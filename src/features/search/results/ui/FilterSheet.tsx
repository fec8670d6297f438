import type { ReactNode } from 'react'
import { Button } from '@/design-system/Button'
import { PageLocale } from '@/design-system/PageLocale'
import { Sheet } from '@/design-system/Sheet'
import { Stack } from '@/design-system/Stack'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'

export type FilterSheetProps = {
  /** How many results the filters leave. */
  count: number
  /** Undefined while no filter is set. */
  onClear: (() => void) | undefined
  onClose: () => void
  children: ReactNode
}

/** The filters where there is no room beside the results. */
export function FilterSheet({ count, onClear, onClose, children }: FilterSheetProps) {
  const { formatMessage } = useIntl()
  return (
    <PageLocale>
      <Sheet
        title={formatMessage(messages.filters)}
        closeLabel={formatMessage(messages.closeFilters)}
        onClose={onClose}
        footer={
          <>
            {onClear && <Button onClick={onClear}>{formatMessage(messages.clearAll)}</Button>}
            <Button variant="primary" onClick={onClose}>
              {formatMessage(messages.showResults, { count })}
            </Button>
          </>
        }
      >
        <Stack gap={4}>{children}</Stack>
      </Sheet>
    </PageLocale>
  )
}
