import { Button } from '@/design-system/Button'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { useIntl } from '@/shared/i18n'
import type { CatalogFields, FieldName } from './catalog-form'
import styles from './Catalogs.module.css'
import { messages } from './messages'

export type CatalogDisputeProps = {
  mine: CatalogFields
  theirs: CatalogFields
  /** The fields that both changed in different ways. */
  names: readonly FieldName[]
  onTake: (name: FieldName) => void
}

/** What somebody else made of the catalog beside what is typed, which stays until theirs is taken. */
export function CatalogDispute({ mine, theirs, names, onTake }: CatalogDisputeProps) {
  const { formatMessage } = useIntl()
  return (
    <div role="alert" className={styles.dispute}>
      <Text weight="strong">{formatMessage(messages.conflict)}</Text>
      {names.map((name) => {
        const field = formatMessage(messages[name])
        return (
          <Stack key={name} gap={2}>
            <Text weight="strong" size="sm">
              {field}
            </Text>
            <div className={styles.pair}>
              <Version label={formatMessage(messages.mine)} text={mine[name]} />
              <Version label={formatMessage(messages.theirs)} text={theirs[name]} />
            </div>
            <div>
              <Button size="sm" onClick={() => onTake(name)}>
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
  const { formatMessage } = useIntl()
  return (
    <div className={styles.version}>
      <Text size="sm" tone="muted">
        {label}
      </Text>
      <p className={styles.said}>{text.trim() === '' ? formatMessage(messages.nothing) : text}</p>
    </div>
  )
}
