import type { Schemas } from '@/api'
import { type PortalIntl, useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { kindOf } from '../model/question-rules'
import styles from './Questions.module.css'

export type AnswerWordsProps = { question: Schemas['Question']; value: Schemas['AnswerValue'] }

/** What was answered, to be read. */
export function AnswerWords({ question, value }: AnswerWordsProps) {
  const intl = useIntl()
  const lines = linesOf(question, value, intl)
  return lines.length === 1 ? (
    <p className={styles.words}>{lines[0]}</p>
  ) : (
    <ul className={styles.words}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

function linesOf(question: Schemas['Question'], value: Schemas['AnswerValue'], intl: PortalIntl): string[] {
  const labelOf = (id: string) => question.options?.find((option) => option.id === id)?.label ?? id
  if (typeof value === 'boolean') return [intl.formatMessage(value ? messages.yes : messages.no)]
  if (typeof value === 'number') return [intl.formatNumber(value)]
  if (typeof value === 'string') return [textOf(question, value, intl)]
  if (Array.isArray(value)) {
    return value.map((id, index) => intl.formatMessage(messages.ranked, { place: index + 1, label: labelOf(id) }))
  }
  if ('rows' in value) {
    const rowOf = (id: string) => question.rows?.find((row) => row.id === id)?.label ?? id
    return Object.entries(value.rows).map(([row, option]) => `${rowOf(row)}: ${labelOf(option)}`)
  }
  return [...value.optionIds.map(labelOf), ...(value.other ? [value.other] : [])]
}

function textOf(question: Schemas['Question'], value: string, intl: PortalIntl): string {
  if (kindOf(question) === 'date') {
    return intl.formatDate(new Date(`${value}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' })
  }
  if (kindOf(question) !== 'number') return value
  // Its zeros are a part of what was measured.
  const digits = value.split('.')[1]?.length ?? 0
  const number = intl.formatNumber(Number(value), { minimumFractionDigits: digits, maximumFractionDigits: digits })
  return question.unit ? `${number} ${question.unit}` : number
}
