import { useUnit } from 'effector-react'
import { useState } from 'react'
import { Button } from '@/design-system/Button'
import { Select } from '@/design-system/Select'
import { Stack } from '@/design-system/Stack'
import { useIntl } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { messages } from '../messages'
import { sampleTip, tipKinds } from '../model/tip-samples'

const options = tipKinds.map((kind) => ({ value: kind, label: kind }))

/** Shows a tip of each kind, with what is particular to it. */
export function TipForm() {
  const { formatMessage } = useIntl()
  const tell = useUnit(tipRequested)
  const [kind, setKind] = useState<(typeof tipKinds)[number]>('info')
  return (
    <Stack gap={2}>
      <Select
        label={formatMessage(messages.tipKind)}
        options={options}
        value={kind}
        onValueChange={(value) => setKind((known) => tipKinds.find((one) => one === value) ?? known)}
      />
      <Button size="sm" onClick={() => tell(sampleTip(kind))}>
        {formatMessage(messages.openTip)}
      </Button>
    </Stack>
  )
}
