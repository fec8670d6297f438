import type { Schemas } from '@/api'
import { Card } from '@/design-system/Card'
import { Heading } from '@/design-system/Heading'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { actorName, ruleWords } from '../model/words'

export type TransitionCardProps = {
  transition: Schemas['Transition']
  /** Those of its workflow. */
  states: readonly Schemas['WorkflowState'][]
}

/** A transition: between which states it leads, who may take it, what it asks for and what must hold before. */
export function TransitionCard({ transition, states }: TransitionCardProps) {
  const intl = useIntl()
  const { formatMessage, formatList } = intl
  const { name, fromStateIds, toState, actors, rules, undoable, form } = transition
  const from = states.filter(({ id }) => fromStateIds.includes(id)).map((state) => state.name)
  const parts = [
    ...(form?.fields ?? []).map(({ label }) => label),
    ...(form && form.note !== 'none' ? [formatMessage(messages.note)] : []),
    ...(form && form.attachments !== 'none' ? [formatMessage(messages.attachments)] : []),
  ]
  const notes = [
    ...rules.map((rule) => ruleWords(rule, intl)),
    ...(undoable ? [] : [formatMessage(messages.cannotUndo)]),
  ]
  return (
    <Card as="li">
      <Stack gap={1}>
        <Heading level={3}>{name}</Heading>
        <Text>{formatMessage(messages.fromTo, { from: formatList(from, 'disjunction'), to: toState.name })}</Text>
        <Text size="sm">
          {formatMessage(messages.who, {
            names: formatList(
              actors.map((one) => actorName(one, intl)),
              'disjunction',
            ),
          })}
        </Text>
        {parts.length > 0 && <Text size="sm">{formatMessage(messages.asks, { parts: formatList(parts) })}</Text>}
        {notes.map((note) => (
          <Text key={note} size="sm" tone="muted">
            {note}
          </Text>
        ))}
      </Stack>
    </Card>
  )
}
