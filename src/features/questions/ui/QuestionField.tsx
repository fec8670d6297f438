import { useId } from 'react'
import type { Schemas } from '@/api'
import { Checkbox } from '@/design-system/Checkbox'
import { DatePicker } from '@/design-system/DatePicker'
import { Field } from '@/design-system/Field'
import { Radio, RadioGroup } from '@/design-system/Radio'
import { Text } from '@/design-system/Text'
import { TextArea } from '@/design-system/TextArea'
import { TextButton } from '@/design-system/TextButton'
import { TextField } from '@/design-system/TextField'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { type AnswerProblem, chosenOf, kindOf } from '../model/question-rules'
import { NumberAnswer } from './NumberAnswer'
import { problemWords } from './problem-words'
import styles from './Questions.module.css'
import { RankingAnswer } from './RankingAnswer'

type Value = Schemas['AnswerValue']

export type QuestionFieldProps = {
  question: Schemas['Question']
  value: Value | undefined
  /** Undefined takes the answer back. */
  onChange: (value: Value | undefined) => void
  /** Said once it was tried to send; what was typed wrongly says so itself. */
  problem?: AnswerProblem | null | undefined
}

/** A question with the field in which it is answered. Nothing is chosen before the person chooses. */
export function QuestionField({ question, value, onChange, problem = null }: QuestionFieldProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { id, text, help, required, options = [], rows = [] } = question
  const chosen = chosenOf(value)
  const labels = {
    label: text,
    description: help ?? undefined,
    optionalLabel: required ? undefined : formatMessage(messages.optional),
    error: problem === null ? undefined : problemWords(problem, question, intl),
    id: `answer-${id}`,
  }
  const clear = !required && value !== undefined && (
    <TextButton onClick={() => onChange(undefined)}>{formatMessage(messages.clear)}</TextButton>
  )
  switch (kindOf(question)) {
    case 'yes-no':
      return (
        <div>
          <RadioGroup
            {...labels}
            orientation="horizontal"
            options={[
              { value: 'yes', label: formatMessage(messages.yes) },
              { value: 'no', label: formatMessage(messages.no) },
            ]}
            value={typeof value === 'boolean' ? (value ? 'yes' : 'no') : null}
            onValueChange={(picked) => onChange(picked === 'yes')}
          />
          {clear}
        </div>
      )
    case 'scale': {
      const { from = 1, to = 5, lowLabel, highLabel } = question
      const ends =
        lowLabel && highLabel
          ? formatMessage(messages.scaleEnds, { from, low: lowLabel, to, high: highLabel })
          : (help ?? undefined)
      return (
        <div>
          <RadioGroup
            {...labels}
            description={ends}
            orientation="horizontal"
            options={Array.from({ length: to - from + 1 }, (_, index) => ({
              value: String(from + index),
              label: intl.formatNumber(from + index),
            }))}
            value={typeof value === 'number' ? String(value) : null}
            onValueChange={(step) => onChange(Number(step))}
          />
          {clear}
        </div>
      )
    }
    case 'date':
      return (
        <DatePicker
          {...labels}
          value={typeof value === 'string' ? value : null}
          onValueChange={(day) => onChange(day ?? undefined)}
          clearLabel={formatMessage(messages.clear)}
        />
      )
    case 'text': {
      const field = {
        ...labels,
        value: typeof value === 'string' ? value : '',
        onValueChange: (words: string) => onChange(words === '' ? undefined : words),
        maxLength: question.maxLength ?? 4000,
      }
      return question.long ? <TextArea {...field} /> : <TextField {...field} />
    }
    case 'number':
      return <NumberAnswer key={id} labels={labels} question={question} value={value} onChange={onChange} />
    case 'single-choice':
      return (
        <div>
          <Choice
            {...{ labels, question, onChange }}
            chosen={chosen ?? { optionIds: [], other: null }}
            hasOther={chosen?.other != null}
            single
          />
          {clear}
        </div>
      )
    case 'multiple-choice':
      return (
        <Choice
          {...{ labels, question, onChange }}
          chosen={chosen ?? { optionIds: [], other: null }}
          hasOther={chosen?.other != null}
        />
      )
    case 'ranking':
      return (
        <RankingAnswer
          labels={labels}
          options={options}
          ranked={Array.isArray(value) ? value : []}
          onChange={(ids) => onChange(ids.length === 0 ? undefined : ids)}
        />
      )
    case 'matrix': {
      const filled = value !== undefined && typeof value === 'object' && 'rows' in value ? value.rows : {}
      return (
        <Field {...labels} name={undefined} className={undefined} group>
          {(group, labelId) => (
            <div {...group} role="group" aria-labelledby={labelId} tabIndex={-1} className={styles.rows}>
              {rows.map((row) => (
                <RadioGroup
                  key={row.id}
                  label={row.label}
                  orientation="horizontal"
                  options={options.map((option) => ({ value: option.id, label: option.label }))}
                  value={filled[row.id] ?? null}
                  onValueChange={(optionId) => onChange({ rows: { ...filled, [row.id]: optionId } })}
                />
              ))}
              {clear}
            </div>
          )}
        </Field>
      )
    }
    default:
      return (
        <div id={labels.id}>
          <Text>{text}</Text>
          <Text tone="muted">{formatMessage(messages.newer)}</Text>
        </div>
      )
  }
}

type ChoiceProps = {
  labels: Pick<Parameters<typeof Field>[0], 'label' | 'description' | 'optionalLabel' | 'error' | 'id'>
  question: Schemas['Question']
  chosen: Schemas['ChosenOptions']
  hasOther: boolean
  single?: boolean
  onChange: (value: Value | undefined) => void
}

/** One option or several, and where the question allows it an answer in one's own words. */
function Choice({ labels, question, chosen, hasOther, single = false, onChange }: ChoiceProps) {
  const { formatMessage } = useIntl()
  const name = useId()
  const { options = [], allowOther = false } = question
  const alone = options.filter(({ exclusive }) => exclusive).map(({ id }) => id)
  const { optionIds, other } = chosen
  const tell = (next: Schemas['ChosenOptions']) =>
    onChange(next.optionIds.length === 0 && next.other === null ? undefined : next)
  const pick = (id: string, checked: boolean) => {
    if (single) return tell({ optionIds: [id], other: null })
    if (!checked) return tell({ optionIds: optionIds.filter((one) => one !== id), other })
    if (alone.includes(id)) return tell({ optionIds: [id], other: null })
    return tell({ optionIds: [...optionIds.filter((one) => !alone.includes(one)), id], other })
  }
  const pickOther = (checked: boolean) =>
    tell({
      optionIds: single ? [] : optionIds.filter((one) => !alone.includes(one)),
      other: checked ? '' : null,
    })
  return (
    <Field {...labels} name={undefined} className={undefined} group>
      {(group, labelId) => (
        <div
          {...group}
          role={single ? 'radiogroup' : 'group'}
          aria-labelledby={labelId}
          tabIndex={-1}
          className={styles.choices}
        >
          {options.map(({ id, label }) =>
            single ? (
              <Radio
                key={id}
                name={name}
                label={label}
                checked={optionIds.includes(id)}
                onChange={() => pick(id, true)}
              />
            ) : (
              <Checkbox
                key={id}
                label={label}
                checked={optionIds.includes(id)}
                onCheckedChange={(checked) => pick(id, checked)}
              />
            ),
          )}
          {allowOther &&
            (single ? (
              <Radio
                name={name}
                label={formatMessage(messages.other)}
                checked={hasOther}
                onChange={() => pickOther(true)}
              />
            ) : (
              <Checkbox label={formatMessage(messages.other)} checked={hasOther} onCheckedChange={pickOther} />
            ))}
          {hasOther && (
            <TextField
              label={formatMessage(messages.ownWords)}
              value={other ?? ''}
              maxLength={200}
              onValueChange={(words) => tell({ optionIds, other: words })}
            />
          )}
        </div>
      )}
    </Field>
  )
}
