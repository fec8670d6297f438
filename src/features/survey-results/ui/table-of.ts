import type { Schemas } from '@/api'
import type { ChartTable } from '@/design-system/charts'
import type { PortalIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { amountsOf, partsOf, shareOf, type ShownGroup } from '../model/figures'

type Groups = {
  shown: readonly ShownGroup[]
  /** Which groups are hidden and why; null for none. */
  hiddenWords: string | null
}

/** The figures of a question in rows and columns: how often what was answered, by everyone and by each group. */
export function tableOf(
  question: Schemas['Question'],
  figures: Schemas['Distribution'],
  { shown, hiddenWords }: Groups,
  intl: PortalIntl,
): ChartTable {
  const { formatMessage, formatNumber } = intl
  const rows = partsOf(question).flatMap(({ id: rowId, label: part }) => {
    const amounts = amountsOf(question, figures, intl, rowId)
    const whole = rowId === undefined ? figures.answered : amounts.reduce((sum, { count }) => sum + count, 0)
    return amounts.map(({ id, label, count }) => ({
      id: `${rowId ?? ''} ${id}`,
      cells: [
        part === null ? label : `${part}: ${label}`,
        formatNumber(count),
        shareOf(count, whole, intl),
        ...shown.map((group) =>
          formatNumber(group.figures.counts.find((one) => one.key === id && one.rowId === rowId)?.count ?? 0),
        ),
      ],
    }))
  })
  const answered = {
    id: 'answered',
    cells: [
      formatMessage(messages.answeredRow),
      formatNumber(figures.answered),
      '',
      ...shown.map((group) => formatNumber(group.figures.answered)),
    ],
  }
  const mean = (value: number | null) => (value === null ? '–' : formatNumber(value, { maximumFractionDigits: 2 }))
  const means = {
    id: 'mean',
    cells: [formatMessage(messages.meanRow), mean(figures.mean), '', ...shown.map((group) => mean(group.figures.mean))],
  }
  return {
    columns: [
      formatMessage(messages.answerColumn),
      formatMessage(messages.countColumn),
      formatMessage(messages.shareColumn),
      ...shown.map(({ name }) => name),
    ],
    rows: [
      ...rows,
      answered,
      ...(figures.mean === null ? [] : [means]),
      ...(hiddenWords === null ? [] : [{ id: 'hidden', cells: [hiddenWords, '', '', ...shown.map(() => '')] }]),
    ],
  }
}
