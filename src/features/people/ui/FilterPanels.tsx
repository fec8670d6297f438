import type { RefObject } from 'react'
import { Button } from '@/design-system/Button'
import { Checkbox } from '@/design-system/Checkbox'
import { PageLocale } from '@/design-system/PageLocale'
import { Popover } from '@/design-system/Popover'
import { Sheet } from '@/design-system/Sheet'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { Text } from '@/design-system/Text'
import { QueryView } from '@/features/query-view'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { type FilterName, filterNames, valuesOf } from '../model/directory'
import styles from './People.module.css'
import type { FiltersProps } from './PeopleFilters'

type FilterPopoverProps = FiltersProps & {
  name: FilterName
  triggerRef: RefObject<HTMLElement | null>
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The values of one filter, below its button. */
export function FilterPopover({ name, triggerRef, open, onOpenChange, ...props }: FilterPopoverProps) {
  const { formatMessage } = useIntl()
  return (
    <Popover label={formatMessage(messages[name])} triggerRef={triggerRef} open={open} onOpenChange={onOpenChange}>
      <div className={styles.values}>
        <Values name={name} {...props} />
      </div>
    </Popover>
  )
}

/** All filters, on phones. */
export function FilterSheet({ onClose, ...props }: FiltersProps & { onClose: () => void }) {
  const { formatMessage } = useIntl()
  const { chosen, totalCount, onChange } = props
  return (
    <PageLocale>
      <Sheet
        title={formatMessage(messages.filters)}
        closeLabel={formatMessage(messages.close)}
        onClose={onClose}
        footer={
          <>
            {filterNames.some((name) => chosen[name].length > 0) && (
              <Button onClick={() => onChange({ place: [], area: [] })}>{formatMessage(messages.clearFilters)}</Button>
            )}
            <Button variant="primary" onClick={onClose}>
              {formatMessage(messages.show, { count: totalCount })}
            </Button>
          </>
        }
      >
        <div className={styles.groups}>
          {filterNames.map((name) => (
            <fieldset key={name} className={styles.group}>
              <legend className={styles.legend}>{formatMessage(messages[name])}</legend>
              <Values name={name} {...props} />
            </fieldset>
          ))}
        </div>
      </Sheet>
    </PageLocale>
  )
}

function Values({ name, chosen, facets, onChange }: FiltersProps & { name: FilterName }) {
  const { formatMessage, formatName, formatNumber } = useIntl()
  const ids = chosen[name]
  return (
    <QueryView
      query={facets}
      level={3}
      words={{ failed: messages.filtersFailed }}
      skeleton={
        <SkeletonGroup label={formatMessage(messages.loadingFilters)} className={styles.waiting}>
          <Skeleton length="long" />
          <Skeleton length="half" />
          <Skeleton length="long" />
        </SkeletonGroup>
      }
    >
      {(found) => {
        const values = valuesOf(found[name], ids)
        if (values.length === 0) return <Text tone="muted">{formatMessage(messages.noValues)}</Text>
        return values.map(({ id, name: words, count }) => (
          <Checkbox
            key={id}
            checked={ids.includes(id)}
            onCheckedChange={(on) => onChange({ [name]: on ? [...ids, id] : ids.filter((one) => one !== id) })}
            label={
              <span className={styles.value}>
                <span>{formatName(words)}</span> <span className={styles.number}>{formatNumber(count)}</span>
              </span>
            }
          />
        ))
      }}
    </QueryView>
  )
}
