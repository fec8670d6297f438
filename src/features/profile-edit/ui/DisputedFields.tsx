import { Button } from '@/design-system/Button'
import { Card } from '@/design-system/Card'
import { Text } from '@/design-system/Text'
import { usePersonWords } from '@/features/people'
import { type MessageDescriptor, useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import type { FieldName, ProfileFields } from '../model/profile-form'
import styles from './ProfileEdit.module.css'

export type Dispute = { theirs: ProfileFields; names: readonly FieldName[] }

type DisputedFieldsProps = { dispute: Dispute; mine: ProfileFields; onTake: (name: FieldName) => void }

const labels: Record<FieldName, MessageDescriptor> = {
  caption: messages.caption,
  pronunciation: messages.pronunciation,
  mobilePhone: messages.mobile,
  biography: messages.biography,
  skills: messages.skills,
  languages: messages.languages,
}

/** Mine beside theirs for each field that changed elsewhere too; saving again sends mine. */
export function DisputedFields({ dispute: { theirs, names }, mine, onTake }: DisputedFieldsProps) {
  const { formatMessage, locale } = useIntl()
  const { language } = usePersonWords()
  const list = new Intl.ListFormat(locale)
  const inWords = (name: FieldName, fields: ProfileFields) => {
    if (name === 'skills') return list.format(fields.skills) || '–'
    if (name === 'languages') return list.format(fields.languages.map(({ code }) => language(code))) || '–'
    return fields[name] || '–'
  }
  return (
    <Card role="alert" className={styles.form}>
      <Text weight="strong">{formatMessage(messages.conflict)}</Text>
      {names.map((name) => {
        const field = formatMessage(labels[name])
        return (
          <div key={name} className={styles.dispute}>
            <Text size="sm">
              {formatMessage(messages.mineAndTheirs, {
                field,
                mine: inWords(name, mine),
                theirs: inWords(name, theirs),
              })}
            </Text>
            <Button size="sm" aria-label={formatMessage(messages.takeTheirsOf, { field })} onClick={() => onTake(name)}>
              {formatMessage(messages.takeTheirs)}
            </Button>
          </div>
        )
      })}
    </Card>
  )
}
