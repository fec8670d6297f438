import { useQuery } from '@tanstack/react-query'
import { Button } from '@/design-system/Button'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import { queries } from '../api/community-queries'
import { messages } from './messages'
import type { CommunityFields, FieldName } from './community-form'
import { fieldNamesInWords, inWords } from './form-words'
import styles from './CommunityEditor.module.css'

/** What another moderator wrote, and the fields in which it differs from mine. */
export type Dispute = { theirs: CommunityFields; names: readonly FieldName[] }

export type DisagreementProps = {
  dispute: Dispute
  mine: CommunityFields
  onTake: (part: Partial<CommunityFields>) => void
  onChange: (dispute: Dispute) => void
}

/** Mine beside theirs by field; mine stays in the form until theirs is taken. */
export function Disagreement({ dispute, mine, onTake, onChange }: DisagreementProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const { data } = useQuery(queries.catalogs())
  const { theirs, names } = dispute
  const say = (name: FieldName, fields: CommunityFields) => inWords(name, fields, intl, data?.catalogs ?? [])
  return (
    <div role="alert" className={styles.dispute}>
      <Text weight="strong">{formatMessage(messages.conflict)}</Text>
      {names.map((name) => {
        const field = formatMessage(fieldNamesInWords[name])
        return (
          <Stack key={name} gap={2}>
            <Text weight="strong" size="sm">
              {field}
            </Text>
            <div className={styles.pair}>
              <Version label={formatMessage(messages.mine)} text={say(name, mine)} />
              <Version label={formatMessage(messages.theirs)} text={say(name, theirs)} />
            </div>
            <div>
              <Button
                size="sm"
                onClick={() => {
                  onTake({ [name]: theirs[name] })
                  onChange({ theirs, names: names.filter((one) => one !== name) })
                }}
              >
                {formatMessage(messages.takeTheirs, { field })}
              </Button>
            </div>
          </Stack>
        )
      })}
    </div>
  )
}

function Version({ label, text }: { label: string; text: string }) {
  return (
    <div className={styles.version}>
      <Text size="sm" tone="muted">
        {label}
      </Text>
      <p className={styles.said}>{text}</p>
    </div>
  )
}
