import { Fragment, useState } from 'react'
import type { Schemas } from '@/api'
import { Checkbox } from '@/design-system/Checkbox'
import { ChevronDownIcon, ChevronRightIcon, Icon, LockIcon } from '@/design-system/icons'
import { VisuallyHidden } from '@/design-system/VisuallyHidden'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import {
  type CellChange,
  channels,
  type Group,
  groupChange,
  groupsOf,
  groupState,
  type Matrix,
  nameOf,
} from '../model/matrix'
import styles from './NotificationSettings.module.css'

type NotificationMatrixProps = {
  cells: readonly Schemas['NotificationCell'][]
  matrix: Matrix
  volume: readonly Schemas['NotificationVolumeEntry'][] | undefined
  /** A kind that the address names: its group stands open. */
  marked: string | null
  onChange: (changes: CellChange[]) => void
}

/** What happens, by where it reaches the person; a group opens its kinds. */
export function NotificationMatrix({ cells, marked, ...props }: NotificationMatrixProps) {
  const { formatMessage } = useIntl()
  const groups = groupsOf(cells)
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(groups.filter(({ typeIds }) => marked !== null && typeIds.includes(marked)).map(({ id }) => id)),
  )
  const toggle = (id: string) =>
    setOpen((before) => (before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id])))
  return (
    <table className={styles.matrix}>
      <thead>
        <tr>
          <th scope="col">{formatMessage(messages.what)}</th>
          {channels.map((channel) => (
            <th key={channel} scope="col" className={styles.cell}>
              {formatMessage(messages[channel])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <Fragment key={group.id}>
            <GroupRow group={group} open={open.has(group.id)} onToggle={() => toggle(group.id)} {...props} />
            {open.has(group.id) &&
              group.typeIds.map((typeId) => (
                <TypeRow key={typeId} typeId={typeId} marked={typeId === marked} {...props} />
              ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

type RowProps = Pick<NotificationMatrixProps, 'matrix' | 'volume' | 'onChange'>

function GroupRow({
  group,
  open,
  onToggle,
  matrix,
  volume,
  onChange,
}: RowProps & { group: Group; open: boolean; onToggle: () => void }) {
  const { formatMessage } = useIntl()
  const what = formatMessage(group.name)
  return (
    <tr className={styles.group}>
      <th scope="row">
        <button type="button" aria-expanded={open} className={styles.toggle} onClick={onToggle}>
          <Icon of={open ? ChevronDownIcon : ChevronRightIcon} size="sm" />
          <span>
            {what}
            <Count volume={volume} typeIds={group.typeIds} />
          </span>
        </button>
      </th>
      {channels.map((channel) => {
        const state = groupState(matrix, group, channel)
        const changes = groupChange(matrix, group, channel, state !== 'on')
        return (
          <td key={channel} className={styles.cell}>
            <Checkbox
              label={
                <VisuallyHidden>
                  {formatMessage(messages.cell, { what, channel: formatMessage(messages[channel]) })}
                </VisuallyHidden>
              }
              checked={state === 'on'}
              indeterminate={state === 'mixed'}
              disabled={changes.length === 0 && groupChange(matrix, group, channel, false).length === 0}
              onCheckedChange={() =>
                // What is locked on keeps a group from being wholly off, so a mixed one can be turned both ways.
                onChange(changes.length > 0 ? changes : groupChange(matrix, group, channel, false))
              }
            />
          </td>
        )
      })}
    </tr>
  )
}

function TypeRow({ typeId, marked, matrix, volume, onChange }: RowProps & { typeId: string; marked: boolean }) {
  const { formatMessage } = useIntl()
  const name = nameOf(typeId)
  const what = name ? formatMessage(name) : typeId
  return (
    <tr data-marked={marked || undefined} className={styles.type}>
      <th scope="row">
        {what}
        <Count volume={volume} typeIds={[typeId]} />
      </th>
      {channels.map((channel) => {
        const { on, changed, refusal } = matrix(typeId, channel)
        const reason = refusal && formatMessage(refusal)
        return (
          <td key={channel} className={styles.cell} data-changed={changed || undefined} title={reason}>
            <Checkbox
              label={
                <VisuallyHidden>
                  {formatMessage(messages.cell, { what, channel: formatMessage(messages[channel]) })}
                  {reason && ` ${reason}`}
                </VisuallyHidden>
              }
              checked={on}
              disabled={refusal !== undefined}
              onCheckedChange={(next) => onChange([{ typeId, channel, value: next ? 'on' : 'off' }])}
            />
            {refusal === messages.asked && <Icon of={LockIcon} size="sm" className={styles.lock} />}
          </td>
        )
      })}
    </tr>
  )
}

function Count({ volume, typeIds }: { volume: RowProps['volume']; typeIds: readonly string[] }) {
  const { formatMessage } = useIntl()
  if (!volume) return null
  const count = volume.reduce((sum, entry) => sum + (typeIds.includes(entry.typeId) ? entry.count : 0), 0)
  return count === 0 ? null : <span className={styles.count}>{formatMessage(messages.count, { count })}</span>
}
