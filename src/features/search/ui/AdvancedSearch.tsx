import type { RefObject } from 'react'
import { Popover } from '@/design-system/Popover'
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

/** The four fields, beside the search. The default export lets them be a chunk of their own. */
export function AdvancedSearch({ query, triggerRef, open, onOpenChange, onSearch }: AdvancedSearchProps) {
  const { formatMessage } = useIntl()
  return (
    <Popover
      label={formatMessage(messages.advanced)}
      triggerRef={triggerRef}
      open={open}
      onOpenChange={onOpenChange}
      placement="bottom end"
    >
      <div className={styles.panel}>
        <AdvancedForm query={query} onSearch={onSearch} />
      </div>
    </Popover>
  )
}
