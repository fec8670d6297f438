import type { Schemas } from '@/api'
import { IconButton } from '@/design-system/IconButton'
import { Icon, XIcon } from '@/design-system/icons'
import { Select } from '@/design-system/Select'
import { Text } from '@/design-system/Text'
import { usePersonWords } from '@/features/people'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import { limits } from '../model/profile-form'
import styles from './ProfileEdit.module.css'

type Spoken = Schemas['SpokenLanguage']
type LanguagesFieldProps = { languages: readonly Spoken[]; onChange: (languages: Spoken[]) => void }

/** The languages of the sites, and those that are spoken most beside them. */
const offered =
  'it en de es el pt fr sq ar bn bs bg ca zh hr cs da nl et fi gu he hi hu id ja ko lv lt mk ms mt mr no fa pl ro ru sr sk sl so sw sv ta te th tl tr uk ur vi'.split(
    ' ',
  )

/** Which languages somebody speaks, and how well. */
export function LanguagesField({ languages, onChange }: LanguagesFieldProps) {
  const { formatMessage, locale } = useIntl()
  const { language } = usePersonWords()
  const levels = [
    { value: 'basic', label: formatMessage(messages.basic) },
    { value: 'fluent', label: formatMessage(messages.fluent) },
    { value: 'native', label: formatMessage(messages.native) },
  ]
  const collator = new Intl.Collator(locale)
  const rest = offered
    .filter((code) => !languages.some((one) => one.code === code))
    .map((code) => ({ value: code, label: language(code) }))
    .sort((one, other) => collator.compare(one.label, other.label))
  return (
    <div role="group" aria-label={formatMessage(messages.languages)} className={styles.dispute}>
      <Text as="span" size="sm" weight="strong">
        {formatMessage(messages.languages)}
      </Text>
      {languages.length > 0 && (
        <ul className={styles.list}>
          {languages.map(({ code, level }) => (
            <li key={code} className={styles.adding}>
              <Select
                className={styles.grows}
                label={language(code)}
                value={level}
                options={levels}
                onValueChange={(next) =>
                  onChange(languages.map((one) => (one.code === code ? { code, level: next } : one)))
                }
              />
              <IconButton
                label={formatMessage(messages.remove, { name: language(code) })}
                icon={<Icon of={XIcon} />}
                onClick={() => onChange(languages.filter((one) => one.code !== code))}
              />
            </li>
          ))}
        </ul>
      )}
      {languages.length < limits.languages && (
        <Select
          label={formatMessage(messages.addLanguage)}
          value=""
          options={[{ value: '', label: formatMessage(messages.choose) }, ...rest]}
          onValueChange={(code) => {
            if (code !== '') onChange([...languages, { code, level: 'fluent' }])
          }}
        />
      )}
    </div>
  )
}
