import { useRef } from 'react'
import { Button } from '@/design-system/Button'
import { IconButton } from '@/design-system/IconButton'
import { ChevronDownIcon, ChevronUpIcon, Icon, PlusIcon, Trash2Icon } from '@/design-system/icons'
import { Stack } from '@/design-system/Stack'
import { TextArea } from '@/design-system/TextArea'
import { TextField } from '@/design-system/TextField'
import { useIntl } from '@/shared/i18n'
import { messages as words } from '../messages'
import { limits, type WrittenRule } from './community-form'
import styles from './CommunityEditor.module.css'
import { messages } from './messages'

export type RulesFieldProps = {
  rules: readonly WrittenRule[]
  /** The place of a rule that has a text and no title. */
  errorAt: number | null
  onChange: (rules: WrittenRule[]) => void
}

/** The rules of a community, to be written, ordered and removed. */
export function RulesField({ rules, errorAt, onChange }: RulesFieldProps) {
  const { formatMessage } = useIntl()
  const region = useRef<HTMLFieldSetElement>(null)
  const put = (at: number, part: Partial<WrittenRule>) =>
    onChange(rules.map((rule, index) => (index === at ? { ...rule, ...part } : rule)))

  function move(at: number, to: number) {
    const order = [...rules]
    const [moved] = order.splice(at, 1)
    if (moved) order.splice(to, 0, moved)
    onChange(order)
  }

  function remove(at: number) {
    onChange(rules.filter((_, index) => index !== at))
    // The pressed button goes with its rule.
    region.current?.focus()
  }

  return (
    <fieldset ref={region} tabIndex={-1} className={styles.rules}>
      <legend>{formatMessage(words.rules)}</legend>
      {rules.map(({ title, text }, index) => {
        const number = index + 1
        return (
          <div key={index} className={styles.rule}>
            <Stack gap={3} className={styles.ruleWords}>
              <TextField
                label={formatMessage(messages.ruleTitle, { number })}
                value={title}
                maxLength={120}
                error={errorAt === index ? formatMessage(messages.ruleTitleMissing) : undefined}
                onValueChange={(value) => put(index, { title: value })}
              />
              <TextArea
                label={formatMessage(messages.ruleText, { number })}
                optionalLabel={formatMessage(words.optional)}
                maxLength={500}
                value={text}
                onValueChange={(value) => put(index, { text: value })}
              />
            </Stack>
            <div className={styles.ruleActions}>
              <IconButton
                size="sm"
                label={formatMessage(messages.ruleUp, { number })}
                icon={<Icon of={ChevronUpIcon} />}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              />
              <IconButton
                size="sm"
                label={formatMessage(messages.ruleDown, { number })}
                icon={<Icon of={ChevronDownIcon} />}
                disabled={number === rules.length}
                onClick={() => move(index, number)}
              />
              <IconButton
                size="sm"
                label={formatMessage(messages.removeRule, { number })}
                icon={<Icon of={Trash2Icon} />}
                onClick={() => remove(index)}
              />
            </div>
          </div>
        )
      })}
      {rules.length < limits.rules && (
        <div>
          <Button size="sm" onClick={() => onChange([...rules, { title: '', text: '' }])}>
            <Icon of={PlusIcon} size="sm" />
            {formatMessage(messages.addRule)}
          </Button>
        </div>
      )}
    </fieldset>
  )
}
