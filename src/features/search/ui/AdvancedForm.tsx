import { useState } from 'react'
import { Button } from '@/design-system/Button'
import { Form, type FormError } from '@/design-system/Form'
import { Icon, SearchIcon } from '@/design-system/icons'
import { Text } from '@/design-system/Text'
import { TextField } from '@/design-system/TextField'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { isEmptySearch, parseQuery, printQuery, type SearchWords, wordsIn } from '../model/search-syntax'
import styles from './AdvancedSearch.module.css'

/** In the order in which the specification names them. */
const FIELDS = ['some', 'exact', 'every', 'none'] as const

type Fields = Record<(typeof FIELDS)[number], string>

type AdvancedFormProps = {
  /** What stands in the search field when the panel opens. */
  query: string
  onSearch: (query: string) => void
}

/** Four fields that together are one query; empty ones do not search. */
export function AdvancedForm({ query, onSearch }: AdvancedFormProps) {
  const { formatMessage } = useIntl()
  const [fields, setFields] = useState(() => fieldsOf(parseQuery(query)))
  const [errors, setErrors] = useState<readonly FormError[]>([])
  const written = printQuery(wordsOf(fields))

  function handleSubmit() {
    if (isEmptySearch(wordsOf(fields))) setErrors([{ name: 'some', message: formatMessage(messages.empty) }])
    else onSearch(written)
  }

  return (
    <Form errors={errors} onSubmit={handleSubmit}>
      {FIELDS.map((name) => (
        <TextField
          key={name}
          name={name}
          label={formatMessage(messages[name])}
          autoComplete="off"
          // eslint-disable-next-line jsx-a11y/no-autofocus -- a panel that opens on a press begins at its first field
          autoFocus={name === 'some'}
          value={fields[name]}
          onValueChange={(text) => {
            setFields({ ...fields, [name]: text })
            setErrors([])
          }}
        />
      ))}
      {written !== '' && (
        <Text size="sm" tone="muted" className={styles.written}>
          {formatMessage(messages.written, { query: written })}
        </Text>
      )}
      <Button type="submit" variant="primary" wide icon={<Icon of={SearchIcon} />}>
        {formatMessage(messages.submit)}
      </Button>
    </Form>
  )
}

function fieldsOf({ some, exact, every, none }: SearchWords): Fields {
  return { some: some.join(' '), exact, every: every.join(' '), none: none.join(' ') }
}

function wordsOf({ some, exact, every, none }: Fields): SearchWords {
  return { some: wordsIn(some), exact: wordsIn(exact).join(' '), every: wordsIn(every), none: wordsIn(none) }
}
