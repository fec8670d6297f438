import { useState } from 'react'

import { Button } from '@/design-system/Button'
import { Card } from '@/design-system/Card'
import { Heading } from '@/design-system/Heading'
import { Select } from '@/design-system/Select'
import { Stack } from '@/design-system/Stack'
import { useIntl } from '@/shared/i18n'

import { seeds, type Seed } from '../api/mock-world'
import { messages } from '../messages'
import type { WorldFormProps } from './world-form'

const options = seeds.map((seed) => ({ value: seed, label: seed }))

/** Throws the world away and begins another one. Its people are signed out by that, so the page is loaded again. */
export function SeedForm({ seed, onChange, busy }: WorldFormProps & { seed: string }) {
  const { formatMessage } = useIntl()
  const [chosen, setChosen] = useState(seed)

  function handleReset() {
    onChange({ path: '/reset', body: { seed: chosen as Seed } }, { onSuccess: () => window.location.reload() })
  }

  return (
    <Card padding="md" surface="sunken">
      <Stack gap={2}>
        <Heading level={3} size="label">
          {formatMessage(messages.world)}
        </Heading>
        <Select label={formatMessage(messages.seed)} options={options} value={chosen} onValueChange={setChosen} />
        <Button size="sm" variant="danger" busy={busy} onClick={handleReset}>
          {formatMessage(messages.reset)}
        </Button>
      </Stack>
    </Card>
  )
}
