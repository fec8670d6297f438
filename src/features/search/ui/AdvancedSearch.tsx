import type { RefObject } from 'react'
import { useIsSmall } from '@/design-system/tokens'
import { PageLocale } from '@/design-system/PageLocale'
import { Popover } from '@/design-system/Popover'
import { Sheet } from '@/design-system/Sheet'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { AdvancedForm } from './AdvancedForm'
import styles from './AdvancedSearch.module.css'

type AdvancedSearchProps = {
  query: string
  triggerRef: RefObject<HTMLElement | null>
  open: boolean
  onOpenChange: (open: boolean) => void
  onSearch: (query: string) => void
}

/**
 * The four fields, beside the search or, on phones, as a sheet. The default export lets them be a chunk of their own.
 */
export function AdvancedSearch({ query, triggerRef, open, onOpenChange, onSearch }: AdvancedSearchProps) {
  const { formatMessage } = useIntl()
  const isSmall = useIsSmall()
  const title = formatMessage(messages.advanced)
  const form = <AdvancedForm query={query} onSearch={onSearch} />
  if (!isSmall) {
    return (
      <Popover label={title} triggerRef={triggerRef} open={open} onOpenChange={onOpenChange} placement="bottom end">
        <div className={styles.panel}>{form}</div>
      </Popover>
    )
  }
  return (
    open && (
      <PageLocale>
        <Sheet title={title} closeLabel={formatMessage(messages.close)} onClose={() => onOpenChange(false)}>
          {form}
        </Sheet>
      </PageLocale>
    )
  )
}
