import { useState, type FormEvent } from 'react'

import { Button } from '@/design-system/Button'
import { Card } from '@/design-system/Card'
import { Heading } from '@/design-system/Heading'
import { Select } from '@/design-system/Select'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { TextField } from '@/design-system/TextField'
import { useIntl } from '@/shared/i18n'

import { troubleKinds, type MockWorld, type TroubleKind } from '../api/mock-world'
import { messages } from '../messages'
import { failingOperations, failingStatuses, firstTroubleForm, takesStatus, troubleOf } from '../model/trouble'
import type { WorldFormProps } from './world-form'

const kindMessages = {
  status: messages.kindStatus,
  delay: messages.kindDelay,
  html: messages.kindHtml,
  malformed: messages.kindMalformed,
  'wrong-shape': messages.kindWrongShape,
  'wrong-entry': messages.kindWrongEntry,
  empty: messages.kindEmpty,
  never: messages.kindNever,
} as const satisfies Record<TroubleKind, unknown>

const statusOptions = failingStatuses.map((status) => ({ value: String(status), label: String(status) }))

/** Lets a call fail, and tells which failures still wait. */
export function FaultsForm({ faults, onAct, busy }: WorldFormProps & { faults: MockWorld['faults'] }) {
  const { formatMessage } = useIntl()
  const [form, setForm] = useState(firstTroubleForm)
  const change = (part: Partial<typeof form>) => setForm({ ...form, ...part })

  const operationOptions = [
    { value: '', label: formatMessage(messages.everyCall) },
    ...failingOperations.map((operation) => ({ value: operation, label: operation })),
  ]
  const kindOptions = troubleKinds.map((kind) => ({ value: kind, label: formatMessage(kindMessages[kind]) }))

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!busy) onAct({ path: '/faults', body: troubleOf(form) })
  }

  function describe({ kind, operationId, times }: MockWorld['faults'][number]): string {
    const words = {
      kind: formatMessage(kindMessages[kind]),
      operation: operationId ?? formatMessage(messages.everyCall),
    }
    return times === undefined
      ? formatMessage(messages.waitingAlways, words)
      : formatMessage(messages.waiting, { ...words, times })
  }

  return (
    <Card as="form" padding="md" surface="sunken" onSubmit={handleSubmit}>
      <Stack gap={2}>
        <Heading level={3} size="label">
          {formatMessage(messages.trouble)}
        </Heading>
        <Select
          label={formatMessage(messages.operation)}
          options={operationOptions}
          value={form.operation}
          onValueChange={(operation) => change({ operation: operation as typeof form.operation })}
        />
        <Select
          label={formatMessage(messages.troubleKind)}
          options={kindOptions}
          value={form.kind}
          onValueChange={(kind) => change({ kind: kind as TroubleKind })}
        />
        {takesStatus(form.kind) && (
          <Select
            label={formatMessage(messages.status)}
            options={statusOptions}
            value={form.status}
            onValueChange={(status) => change({ status })}
          />
        )}
        {form.kind === 'delay' && (
          <TextField
            label={formatMessage(messages.delay)}
            inputMode="numeric"
            value={form.delayMs}
            onValueChange={(delayMs) => change({ delayMs })}
          />
        )}
        <TextField
          label={formatMessage(messages.times)}
          description={formatMessage(messages.timesHelp)}
          inputMode="numeric"
          value={form.times}
          onValueChange={(times) => change({ times })}
        />
        <Button type="submit" size="sm" variant="primary" busy={busy}>
          {formatMessage(messages.fail)}
        </Button>
        {faults.length === 0 && (
          <Text size="xs" tone="muted">
            {formatMessage(messages.noTrouble)}
          </Text>
        )}
        {faults.length > 0 && (
          <>
            <Stack as="ul" gap={1}>
              {faults.map((fault, index) => (
                <Text as="li" size="xs" key={index}>
                  {describe(fault)}
                </Text>
              ))}
            </Stack>
            <Button size="sm" busy={busy} onClick={() => onAct({ path: '/faults', method: 'DELETE' })}>
              {formatMessage(messages.clear, { count: faults.length })}
            </Button>
          </>
        )}
      </Stack>
    </Card>
  )
}
