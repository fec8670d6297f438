import { Button } from '@/design-system/Button'
import { PageLocale } from '@/design-system/PageLocale'
import { Sheet } from '@/design-system/Sheet'
import { Stack } from '@/design-system/Stack'
import { useIntl } from '@/shared/i18n'
import { detailMessages, filterMessages as messages } from '../messages'
import { filterCount, unfiltered } from '../model/list-address'
import { FilterFields } from './FilterFields'
import type { TaskFiltersProps } from './TaskFilters'

/** All filters and the order, on phones. */
export function FilterSheet({ address, totalCount, onChange, onClose }: TaskFiltersProps & { onClose: () => void }) {
  const { formatMessage } = useIntl()
  return (
    <PageLocale>
      <Sheet
        title={formatMessage(messages.filters)}
        closeLabel={formatMessage(detailMessages.close)}
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
        <Stack gap={4}>
          <FilterFields address={address} onChange={onChange} />
        </Stack>
      </Sheet>
    </PageLocale>
  )
}
