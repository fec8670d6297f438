import { useState } from 'react'
import type { Schemas } from '@/api'
import type { FieldLabels } from '@/design-system/Field'
import { TextField } from '@/design-system/TextField'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { parseDecimal } from '../model/question-rules'
import { numberProblem } from './problem-words'

type NumberAnswerProps = {
  labels: FieldLabels & { id: string }
  question: Schemas['Question']
  value: Schemas['AnswerValue'] | undefined
  onChange: (value: Schemas['AnswerValue'] | undefined) => void
}

/**
 * A number, with a comma or a point before its decimals in every language. What cannot be one stays as it was typed.
 */
export function NumberAnswer({ labels, question, value, onChange }: NumberAnswerProps) {
  const intl = useIntl()
  const { decimals = 0, unit } = question
  const given = typeof value === 'string' ? value : ''
  const [typed, setTyped] = useState<string | null>(null)
  const [left, setLeft] = useState(true)
  const decimalSign = intl.formatNumber(0.5, { maximumFractionDigits: 1 }).includes(',') ? ',' : '.'
  // While it is typed it stays as it is; what comes from elsewhere is shown as the language writes it.
  const parsed = typed === null ? null : parseDecimal(typed, decimals)
  const own = parsed !== null && ('problem' in parsed ? true : parsed.value === given)
  const shown = own && typed !== null ? typed : given.replace('.', decimalSign)
  const wrong = shown !== '' && left ? numberProblem(shown, question, intl) : undefined
  const help = [labels.description, unit ? intl.formatMessage(messages.inUnit, { unit }) : null].filter(Boolean)
  return (
    <TextField
      {...labels}
      description={help.length > 0 ? help.join(' ') : undefined}
      error={wrong ?? labels.error}
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      onBlur={() => setLeft(true)}
      onValueChange={(text) => {
        setTyped(text)
        setLeft(false)
        const next = parseDecimal(text, decimals)
        // A text that is no number yet is kept too, so that it is neither lost nor sent unseen.
        onChange('value' in next ? next.value : text.trim() === '' ? undefined : text)
      }}
    />
  )
}
