import { Button } from '@/design-system/Button'
import { PageLocale } from '@/design-system/PageLocale'
import { Sheet } from '@/design-system/Sheet'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { filterCount, unfiltered } from '../model/list-address'
import { FilterFields, type FilterFieldsProps } from './FilterFields'
import styles from './WorkflowList.module.css'

/** All filters and the order, on phones. */
export function FilterSheet({
  address,
  workflows,
  totalCount,
  onChange,
  onClose,
}: FilterFieldsProps & { totalCount: number; onClose: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <PageLocale>
      <Sheet
        title={formatMessage(messages.filters)}
        closeLabel={formatMessage(messages.close)}
        onClose={onClose}
        footer={
          <>
            {filterCount(address) > 0 && (
              <Button onClick={() => onChange({ ...unfiltered, search: address.search })}>
                {formatMessage(messages.clear)}
              </Button>
            )}
            <Button variant="primary" onClick={onClose}>
              {formatMessage(messages.show, { count: totalCount })}
            </Button>
          </>
        }
      >
        <div className={styles.sheet}>
          <FilterFields address={address} workflows={workflows} onChange={onChange} />
        </div>
      </Sheet>
    </PageLocale>
  )
}
