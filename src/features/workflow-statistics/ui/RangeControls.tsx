import { useState } from 'react'
import type { Schemas } from '@/api'
import { DatePicker } from '@/design-system/DatePicker'
import { IconButton } from '@/design-system/IconButton'
import { Icon, PrinterIcon } from '@/design-system/icons'
import { SegmentedControl } from '@/design-system/SegmentedControl'
import { Select } from '@/design-system/Select'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { type Preset, presetRange } from '../model/range'
import styles from './Statistics.module.css'
import type { StatisticsAddress } from './use-statistics-address'

export type RangeControlsProps = {
  address: StatisticsAddress
  communities: readonly Schemas['CommunitySummary'][]
}

/** Which days and which community the figures are about. */
export function RangeControls({ address, communities }: RangeControlsProps) {
  const { formatMessage } = useIntl()
  const { from, to, preset, today, problem, filter, change } = address
  const [own, setOwn] = useState(preset === null)
  const shown = own || preset === null ? 'own' : preset

  function choose(value: Preset | 'own') {
    setOwn(value === 'own')
    if (value === '90') change({ from: '', to: '' })
    else if (value !== 'own') change(presetRange(value, today))
  }

  return (
    <div className={styles.controls}>
      <SegmentedControl<Preset | 'own'>
        label={formatMessage(messages.range)}
        value={shown}
        onValueChange={choose}
        options={[
          { value: '30', label: formatMessage(messages.days, { count: 30 }) },
          { value: '90', label: formatMessage(messages.days, { count: 90 }) },
          { value: 'year', label: formatMessage(messages.year) },
          { value: 'own', label: formatMessage(messages.own) },
        ]}
      />
      {shown === 'own' && (
        <div className={styles.days}>
          <DatePicker
            label={formatMessage(messages.from)}
            value={from}
            max={today}
            error={problem === 'range-too-long' ? formatMessage(messages.rangeTooLong) : undefined}
            onValueChange={(day) => day !== null && change({ from: day, to })}
          />
          <DatePicker
            label={formatMessage(messages.to)}
            value={to}
            max={today}
            error={problem === 'end-before-start' ? formatMessage(messages.endBeforeStart) : undefined}
            onValueChange={(day) => day !== null && change({ from, to: day })}
          />
        </div>
      )}
      <Select
        label={formatMessage(messages.community)}
        labelHidden
        value={filter.communityId ?? ''}
        options={[
          { value: '', label: formatMessage(messages.allCommunities) },
          ...communities.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        onValueChange={(communityId) => change({ communityId })}
      />
      <IconButton
        label={formatMessage(messages.print)}
        icon={<Icon of={PrinterIcon} />}
        onClick={() => window.print()}
      />
    </div>
  )
}
