import type { Schemas } from '@/api'
import { IconButton } from '@/design-system/IconButton'
import { ChevronDownIcon, ChevronUpIcon, Icon, PencilIcon, Trash2Icon } from '@/design-system/icons'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { messages as directoryWords } from '../directory/messages'
import styles from './Catalogs.module.css'
import { messages } from './messages'

export type CatalogRowProps = {
  catalog: Schemas['Catalog']
  /** Its place among all, from 0, and how many there are. */
  place: number
  count: number
  onMove: (to: number) => void
  onEdit: () => void
  onDelete: () => void
}

/** A catalog with how many communities stand in it, and what can be done with it. */
export function CatalogRow({ catalog, place, count, onMove, onEdit, onDelete }: CatalogRowProps) {
  const { formatMessage, formatName } = useIntl()
  const { name: written, description, communityIds, communitiesCount = communityIds.length, canEdit } = catalog
  const name = formatName(written)
  return (
    <div className={styles.row}>
      <div className={styles.words}>
        <Text weight="strong">{name}</Text>
        {description !== null && <Text>{formatName(description)}</Text>}
        <Text size="sm" tone="muted">
          {formatMessage(directoryWords.found, { count: communitiesCount })}
        </Text>
      </div>
      {canEdit !== false && (
        <div className={styles.actions}>
          <MoveButton
            label={formatMessage(messages.up, { name })}
            icon={ChevronUpIcon}
            to={place - 1}
            count={count}
            onMove={onMove}
          />
          <MoveButton
            label={formatMessage(messages.down, { name })}
            icon={ChevronDownIcon}
            to={place + 1}
            count={count}
            onMove={onMove}
          />
          <IconButton
            size="sm"
            label={formatMessage(messages.editOne, { name })}
            icon={<Icon of={PencilIcon} />}
            aria-haspopup="dialog"
            onClick={onEdit}
          />
          <IconButton
            size="sm"
            label={formatMessage(messages.deleteOne, { name })}
            icon={<Icon of={Trash2Icon} />}
            aria-haspopup="dialog"
            onClick={onDelete}
          />
        </div>
      )}
    </div>
  )
}

type MoveButtonProps = {
  label: string
  icon: typeof ChevronUpIcon
  to: number
  count: number
  onMove: (to: number) => void
}

/** At an end of the list it does nothing, and keeps the focus that it has after the last move. */
function MoveButton({ label, icon, to, count, onMove }: MoveButtonProps) {
  const ends = to < 0 || to >= count
  return (
    <IconButton
      size="sm"
      label={label}
      icon={<Icon of={icon} />}
      aria-disabled={ends}
      onClick={() => {
        if (!ends) onMove(to)
      }}
    />
  )
}
