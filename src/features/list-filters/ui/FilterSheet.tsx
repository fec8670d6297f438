import type { ReactNode } from 'react'
import { Button } from '@/design-system/Button'
import { PageLocale } from '@/design-system/PageLocale'
import { Sheet } from '@/design-system/Sheet'
import { Stack } from '@/design-system/Stack'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { ClearFilters } from './ClearFilters'

export type FilterSheetProps = {
  showLabel: string
  /** Undefined while no filter is set. */
  onClear: (() => void) | undefined
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** All filters and the order, on phones. */
export function FilterSheet({ showLabel, onClear, onClose, children }: FilterSheetProps) {
  const { formatMessage } = useIntl()
  return (
    <PageLocale>
      <Sheet
        title={formatMessage(messages.filters)}
        closeLabel={formatMessage(messages.close)}
        onClose={onClose}
        footer={
          <>
            {onClear && <ClearFilters onClick={onClear} />}
            <Button variant="primary" onClick={onClose}>
              {showLabel}
            </Button>
          </>
        }
      >
        <Stack gap={4}>{children}</Stack>
      </Sheet>
    </PageLocale>
  )
}
