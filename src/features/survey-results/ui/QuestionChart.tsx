import type { Schemas } from '@/api'
import { BarRows, ChartFrame, Columns, HatchedRow, LikertRows } from '@/design-system/charts'
import { Heading } from '@/design-system/Heading'
import { type PortalIntl, useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { amountsOf, groupsOf, partsOf, shareOf, type ShownGroup, sidesOf } from '../model/figures'
import styles from './SurveyResults.module.css'
import { tableOf } from './table-of'
import { useChart } from './use-chart'

type Question = Schemas['Question']
type Figures = Schemas['Distribution']

export type QuestionChartProps = {
  question: Question
  /** Its place among the questions: 1 is the first. */
  number: number
  result: Schemas['QuestionResult']
  groups: readonly Schemas['ResultGroup'][]
  /** The language of the questions. */
  language: string
}

/** What was answered to one question, as a chart of its kind and as a table. */
export function QuestionChart({ question, number, result, groups: names, language }: QuestionChartProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { shown, hidden } = groupsOf(result, names)
  const hiddenWords =
    hidden.length > 0
      ? formatMessage(messages.hiddenWhy, { names: new Intl.ListFormat(intl.locale).format(hidden) })
      : null
  const note = formatMessage(question.kind === 'multiple-choice' ? messages.answersSeveral : messages.answers, {
    count: result.answered,
  })
  return (
    <ChartFrame
      {...useChart()}
      title={`${intl.formatNumber(number)}. ${question.text}`}
      titleLang={language}
      note={result.hidden ? undefined : note}
      instead={
        result.hidden
          ? formatMessage(messages.tooFew)
          : result.answered === 0
            ? formatMessage(messages.noAnswers)
            : undefined
      }
      table={tableOf(question, result, { shown, hiddenWords }, intl)}
    >
      <div className={styles.chart}>
        <Chart question={question} figures={result} groups={shown} language={language} />
        {hiddenWords !== null && (
          <HatchedRow label={formatMessage(messages.hiddenSites, { count: hidden.length })}>{hiddenWords}</HatchedRow>
        )}
      </div>
    </ChartFrame>
  )
}

type ChartProps = { question: Question; figures: Figures; groups: readonly ShownGroup[]; language: string }

function Chart(props: ChartProps) {
  const { question } = props
  if (question.kind === 'scale') return <ScaleChart {...props} />
  if (question.kind === 'yes-no' && props.groups.length > 0) return <SharesOfYes {...props} />
  return (
    <>
      {question.kind === 'number' ? <Histogram {...props} /> : <Amounts {...props} />}
      {props.groups.length > 0 && (
        <div className={styles.groups}>
          {props.groups.map(({ key, name, figures }) => (
            <div key={key}>
              <Heading level={3} size="label">
                {name}
              </Heading>
              <Amounts {...props} figures={figures} />
            </div>
          ))}
        </div>
      )}
    </>
  )
}

/** Everyone and each site below each other, on both sides of the middle of the scale. */
function ScaleChart({ question, figures, groups }: ChartProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const everyone = { key: 'everyone', name: formatMessage(messages.everyone), figures }
  return (
    <LikertRows
      steps={amountsOf(question, figures, intl).map(({ label }) => label)}
      endLabel={formatMessage(messages.meanOf, { to: question.to ?? 5 })}
      rows={[everyone, ...groups].map(({ key, name, figures: { counts, answered, mean } }) => {
        const { low, high } = sidesOf(counts.map(({ count }) => count))
        return {
          id: key,
          label: name,
          counts: counts.map(({ count }) => count),
          low: shareOf(low, answered, intl),
          high: shareOf(high, answered, intl),
          end: meanWords(mean, intl),
          words: new Intl.ListFormat(intl.locale, { type: 'unit' }).format(
            amountsOf(question, { counts }, intl).map(({ label, count }) => `${label}: ${intl.formatNumber(count)}`),
          ),
        }
      })}
    />
  )
}

function SharesOfYes({ figures, groups }: ChartProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const everyone = { key: 'everyone', name: formatMessage(messages.everyone), figures }
  return (
    <BarRows
      max={100}
      rows={[everyone, ...groups].map(({ key, name, figures: { counts, answered } }) => {
        const yes = counts.find((count) => count.key === 'yes')?.count ?? 0
        return {
          id: key,
          label: name,
          value: answered === 0 ? 0 : (yes / answered) * 100,
          text: formatMessage(messages.shareOfYes, { share: shareOf(yes, answered, intl) }),
        }
      })}
    />
  )
}

/** A bar for each thing that could be answered; of a matrix, a list for each of its rows. */
function Amounts({ question, figures, language }: ChartProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  return partsOf(question).map(({ id, label }) => {
    const amounts = amountsOf(question, figures, intl, id)
    // Each row of a matrix may be left out, so that its shares are of those who filled it.
    const whole = id === undefined ? figures.answered : amounts.reduce((sum, { count }) => sum + count, 0)
    return (
      <div key={id ?? 'all'}>
        {label !== null && (
          <p lang={language} className={styles.part}>
            {label}
          </p>
        )}
        <BarRows
          max={whole}
          rows={amounts.map(({ id: key, label: name, count, place }) => ({
            id: key,
            label: isWords(question, key) ? <span lang={language}>{name}</span> : name,
            value: count,
            text:
              place === undefined
                ? formatMessage(messages.amount, {
                    count: intl.formatNumber(count),
                    share: shareOf(count, whole, intl),
                  })
                : formatMessage(messages.placed, {
                    count,
                    place: intl.formatNumber(place, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
                  }),
          }))}
        />
      </div>
    )
  })
}

/** How many gave numbers within each span. */
function Histogram({ question, figures }: ChartProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const amounts = amountsOf(question, figures, intl)
  const words = amounts.map(({ label, count }) => `${label}: ${formatMessage(messages.answers, { count })}`)
  return (
    <>
      <Columns
        label={question.text}
        format={(value) => intl.formatNumber(value)}
        groups={amounts.map(({ id, count }, index) => ({ id, values: [count], words: words[index] ?? '' }))}
        ticks={figures.counts.map(({ from }, index) => ({ index, label: intl.formatNumber(Number(from)) }))}
        readout={(index) => words[index]}
      />
      <p className={styles.mean}>{formatMessage(messages.mean, { mean: meanWords(figures.mean, intl) })}</p>
    </>
  )
}

/** Whether a label was written by who asks, in the language of the survey. */
function isWords({ kind }: Question, key: string): boolean {
  return kind !== 'yes-no' && kind !== 'date' && kind !== 'number' && key !== 'other'
}

/** A mean as people read it. */
function meanWords(mean: number | null, intl: PortalIntl): string {
  return mean === null ? '–' : intl.formatNumber(mean, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}
