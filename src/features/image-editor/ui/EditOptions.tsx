import { useId } from 'react'
import { Button } from '@/design-system/Button'
import { IconButton } from '@/design-system/IconButton'
import { Icon, PlusIcon, Trash2Icon } from '@/design-system/icons'
import { Select } from '@/design-system/Select'
import { Text } from '@/design-system/Text'
import { ToggleButton } from '@/design-system/ToggleButton'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { freshArea, type PictureEdit, type Shape, shaped } from '../model/picture-edit'
import styles from './ImageEditor.module.css'

type OptionsProps = { edit: PictureEdit; onEditChange: (edit: PictureEdit) => void }

/** The form of what stays. `ratio` is that of the turned picture. */
export function CropOptions({ edit, ratio, onEditChange }: OptionsProps & { ratio: number }) {
  const { formatMessage } = useIntl()
  const shapes: { value: Shape; label: string }[] = [
    { value: 'free', label: formatMessage(messages.free) },
    { value: 'wide', label: '16:9' },
    { value: 'classic', label: '4:3' },
    { value: 'square', label: formatMessage(messages.square) },
    { value: 'cover', label: formatMessage(messages.cover) },
    { value: 'band', label: formatMessage(messages.band) },
  ]
  return (
    <Select
      label={formatMessage(messages.shape)}
      value={edit.shape}
      options={shapes}
      className={styles.shape}
      onValueChange={(shape) => onEditChange(shaped(edit, shape as Shape, ratio))}
    />
  )
}

/** The hidden areas, to be chosen, added and removed. `ratio` is that of the turned picture. */
export function HiddenOptions({
  edit,
  active,
  ratio,
  onActiveChange,
  onEditChange,
}: OptionsProps & { active: number; ratio: number; onActiveChange: (index: number) => void }) {
  const { formatMessage } = useIntl()
  const { hidden } = edit
  return (
    <div className={styles.options}>
      <ul aria-label={formatMessage(messages.areas)} className={styles.areas}>
        {hidden.map((_, index) => (
          <li key={index}>
            <ToggleButton variant="quiet" pressed={index === active} onPressedChange={() => onActiveChange(index)}>
              {formatMessage(messages.area, { number: index + 1 })}
            </ToggleButton>
            <IconButton
              size="sm"
              label={formatMessage(messages.removeArea, { number: index + 1 })}
              icon={<Icon of={Trash2Icon} />}
              onClick={() => {
                onEditChange({ ...edit, hidden: hidden.filter((_, at) => at !== index) })
                onActiveChange(Math.max(0, Math.min(active, hidden.length - 2)))
              }}
            />
          </li>
        ))}
        <li>
          <Button
            size="sm"
            onClick={() => {
              onEditChange({ ...edit, hidden: [...hidden, freshArea(ratio)] })
              onActiveChange(hidden.length)
            }}
          >
            <Icon of={PlusIcon} />
            {formatMessage(messages.addArea)}
          </Button>
        </li>
      </ul>
      <Text tone="muted">{formatMessage(messages.hideHint)}</Text>
    </div>
  )
}

/** The focal point in two sliders. */
export function FocalOptions({ edit, onEditChange }: OptionsProps) {
  const { formatMessage } = useIntl()
  const { focal } = edit
  return (
    <div className={styles.options}>
      <Text tone="muted">{formatMessage(messages.focalHint)}</Text>
      <Share
        label={formatMessage(messages.fromLeft)}
        value={focal.x}
        onValueChange={(x) => onEditChange({ ...edit, focal: { ...focal, x } })}
      />
      <Share
        label={formatMessage(messages.fromTop)}
        value={focal.y}
        onValueChange={(y) => onEditChange({ ...edit, focal: { ...focal, y } })}
      />
    </div>
  )
}

type ShareProps = { label: string; value: number; onValueChange: (value: number) => void }

function Share({ label, value, onValueChange }: ShareProps) {
  const { formatNumber } = useIntl()
  const id = useId()
  const percent = formatNumber(value, { style: 'percent' })
  return (
    <div className={styles.share}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={Math.round(value * 100)}
        aria-valuetext={percent}
        onChange={({ target }) => onValueChange(Number(target.value) / 100)}
      />
      <span aria-hidden>{percent}</span>
    </div>
  )
}
