import type { Schemas } from '@/api'
import type { PortalIntl } from '@/shared/i18n'
import { messages } from '../messages'

type Question = Schemas['Question']
type Distribution = Schemas['Distribution']

/** One thing that could be answered, and how often it was. */
export type Amount = {
  id: string
  label: string
  count: number
  /** Of a ranking: the mean place. */
  place?: number
}

/** Whether a question is answered by words, which no chart shows. */
export function isWritten({ kind, allowOther }: Question): boolean {
  return kind === 'text' || (allowOther ?? false)
}

/** The parts of a matrix, each with its own amounts; any other question is one part. */
export function partsOf(question: Question): { id: string | undefined; label: string | null }[] {
  if (question.kind !== 'matrix') return [{ id: undefined, label: null }]
  return (question.rows ?? []).map(({ id, label }) => ({ id, label }))
}

/** How often what was answered, in the order in which a chart shows it. */
export function amountsOf(
  question: Question,
  { counts }: Pick<Distribution, 'counts'>,
  intl: PortalIntl,
  rowId?: string,
): Amount[] {
  const amounts = counts
    .filter((count) => count.rowId === rowId)
    .map((count) => ({
      id: count.key,
      label: labelOf(question, count, intl),
      count: count.count,
      ...(count.mean !== undefined && { place: count.mean }),
    }))
  if (question.kind === 'ranking') return amounts.sort((one, next) => (one.place ?? 0) - (next.place ?? 0))
  if (question.kind !== 'single-choice' && question.kind !== 'multiple-choice') return amounts
  // What has a name of its own stays before the others.
  return amounts.sort((one, next) => Number(one.id === 'other') - Number(next.id === 'other') || next.count - one.count)
}

function labelOf(question: Question, { key, from, to }: Schemas['ResultCount'], intl: PortalIntl): string {
  const { formatMessage } = intl
  switch (question.kind) {
    case 'yes-no':
      return formatMessage(key === 'yes' ? messages.yes : messages.no)
    case 'scale':
      return stepLabel(question, Number(key), intl)
    case 'number': {
      const span = { from: intl.formatNumber(Number(from)), to: intl.formatNumber(Number(to)) }
      return [formatMessage(messages.span, span), question.unit ?? ''].join(' ').trim()
    }
    case 'date':
      return intl.formatDate(new Date(`${key}T00:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' })
    default:
      if (key === 'other') return formatMessage(messages.other)
      return question.options?.find(({ id }) => id === key)?.label ?? key
  }
}

function stepLabel({ from = 1, to = 5, lowLabel, highLabel }: Question, step: number, intl: PortalIntl): string {
  const word = step === from ? lowLabel : step === to ? highLabel : undefined
  return [intl.formatNumber(step), word].filter(Boolean).join(' ')
}

/** A count as a share of those who answered. */
export function shareOf(count: number, answered: number, intl: PortalIntl): string {
  return intl.formatNumber(answered === 0 ? 0 : count / answered, { style: 'percent', maximumFractionDigits: 0 })
}

/** How many placed themselves below and above the middle of a scale; who is in the middle is on neither side. */
export function sidesOf(counts: readonly number[]): { low: number; high: number } {
  const middle = (counts.length - 1) / 2
  const sum = (fits: (index: number) => boolean) =>
    counts.reduce((all, count, index) => (fits(index) ? all + count : all), 0)
  return { low: sum((index) => index < middle), high: sum((index) => index > middle) }
}

/** A group with what it answered to a question. */
export type ShownGroup = { key: string; name: string; figures: Distribution }

/** Which groups are shown at a question, and the names of those that are not. */
export function groupsOf(
  { groups = [] }: Schemas['QuestionResult'],
  names: readonly Schemas['ResultGroup'][],
): { shown: ShownGroup[]; hidden: string[] } {
  const nameOf = (key: string) => names.find((group) => group.key === key)?.name ?? key
  return {
    shown: groups
      .filter(({ hidden }) => !hidden)
      .map((group) => ({ ...group, name: nameOf(group.key), figures: group })),
    hidden: groups.filter(({ hidden }) => hidden).map(({ key }) => nameOf(key)),
  }
}
