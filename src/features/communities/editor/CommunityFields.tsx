import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { Avatar } from '@/design-system/Avatar'
import { Checkbox } from '@/design-system/Checkbox'
import { RadioGroup } from '@/design-system/Radio'
import { RichTextEditor } from '@/design-system/RichTextEditor'
import { Select } from '@/design-system/Select'
import { Stack } from '@/design-system/Stack'
import { Text } from '@/design-system/Text'
import { TextArea } from '@/design-system/TextArea'
import { TextField } from '@/design-system/TextField'
import { editorWords, fromEditable, toEditable } from '@/features/post-editor'
import { useIntl } from '@/shared/i18n'
import { queries } from '../api/community-queries'
import { messages as words } from '../messages'
import { languageName, portalLanguages } from '../model/languages'
import { type CommunityFields as Fields, colors, type FieldName, limits } from './community-form'
import styles from './CommunityEditor.module.css'
import { accessWords } from './form-words'
import { messages } from './messages'
import { RulesField } from './RulesField'

export type FormErrors = Partial<Record<Extract<FieldName, 'name' | 'about'> | 'form', string>> & {
  /** The place of the rule that has no title. */
  ruleAt?: number
}

export type CommunityFieldsProps = {
  fields: Fields
  errors: FormErrors
  /** Its access is none of the four sentences, and may stay as it is. */
  keepsAccess: boolean
  /** The picture above the community, and what can be done with it. */
  cover: ReactNode
  onChange: (part: Partial<Fields>) => void
}

/** All that is said of a community. */
export function CommunityFields({ fields, errors, keepsAccess, cover, onChange }: CommunityFieldsProps) {
  const intl = useIntl()
  const { formatMessage } = intl
  const editor = useMemo(() => editorWords(intl), [intl])
  const { name, description, color, access, posting, hashtagsEnabled, about, rules } = fields
  // The editor says its text anew with every letter; only a text from elsewhere is put into it.
  const editable = useMemo(() => toEditable(about), [about])
  return (
    <Stack gap={5}>
      <TextField
        label={formatMessage(messages.name)}
        value={name}
        maxLength={80}
        required
        error={errors.name}
        onValueChange={(value) => onChange({ name: value })}
      />
      <TextArea
        label={formatMessage(messages.description)}
        description={formatMessage(messages.descriptionHint)}
        optionalLabel={formatMessage(words.optional)}
        maxLength={300}
        value={description}
        onValueChange={(value) => onChange({ description: value })}
      />
      <fieldset className={styles.cover}>
        <legend>{formatMessage(messages.cover)}</legend>
        {cover}
      </fieldset>
      <RadioGroup
        label={formatMessage(messages.color)}
        orientation="horizontal"
        value={color}
        options={colors.map((value) => ({
          value,
          label: (
            <span className={styles.color}>
              <Avatar name={name || '–'} hue={value} size={24} />
              {formatMessage(messages[value])}
            </span>
          ),
        }))}
        onValueChange={(value) => onChange({ color: value })}
      />
      <Places fields={fields} onChange={onChange} />
      <Languages chosen={fields.languages} onChange={(languages) => onChange({ languages })} />
      <RadioGroup
        label={formatMessage(words.access)}
        value={access}
        options={(['open', 'readable', 'closed', 'hidden', 'other'] as const)
          .filter((choice) => choice !== 'other' || keepsAccess)
          .map((value) => ({ value, label: formatMessage(accessWords[value]) }))}
        onValueChange={(value) => onChange({ access: value })}
      />
      <RadioGroup
        label={formatMessage(messages.posting)}
        orientation="horizontal"
        value={posting}
        options={[
          { value: 'members', label: formatMessage(messages.postingMembers) },
          { value: 'moderators', label: formatMessage(messages.postingModerators) },
        ]}
        onValueChange={(value) => onChange({ posting: value })}
      />
      <Checkbox
        label={formatMessage(messages.allowHashtags)}
        description={formatMessage(messages.allowHashtagsHint)}
        checked={hashtagsEnabled}
        onCheckedChange={(on) => onChange({ hashtagsEnabled: on })}
      />
      <RichTextEditor
        label={formatMessage(words.about)}
        optionalLabel={formatMessage(words.optional)}
        words={editor}
        minRows={4}
        maxLength={limits.about}
        value={editable}
        error={errors.about}
        onValueChange={(text) => onChange({ about: fromEditable(text) })}
      />
      <RulesField rules={rules} errorAt={errors.ruleAt ?? null} onChange={(value) => onChange({ rules: value })} />
    </Stack>
  )
}

type PartProps = { fields: Fields; onChange: (part: Partial<Fields>) => void }

/** Where it stands: in a catalog, and at a site. */
function Places({ fields: { catalogId, site }, onChange }: PartProps) {
  const { formatMessage } = useIntl()
  const { data: catalogs } = useQuery(queries.catalogs())
  const { data: sites = [] } = useQuery(queries.sites())
  const none = { value: '', label: formatMessage(messages.none) }
  const places = site === '' || sites.includes(site) ? sites : [...sites, site]
  return (
    <div className={styles.pair}>
      <Select
        label={formatMessage(words.catalog)}
        value={catalogId}
        options={[none, ...(catalogs?.catalogs ?? []).map(({ id, name }) => ({ value: id, label: name }))]}
        onValueChange={(value) => onChange({ catalogId: value })}
      />
      <Select
        label={formatMessage(words.siteField)}
        value={site}
        options={[none, ...places.map((place) => ({ value: place, label: place }))]}
        onValueChange={(value) => onChange({ site: value })}
      />
    </div>
  )
}

function Languages({ chosen, onChange }: { chosen: readonly string[]; onChange: (codes: string[]) => void }) {
  const { formatMessage } = useIntl()
  const others = chosen.filter((code) => portalLanguages.every((language) => language.code !== code))
  return (
    <fieldset className={styles.choices}>
      <legend>{formatMessage(messages.languages)}</legend>
      <Text size="sm" tone="muted" className={styles.whole}>
        {formatMessage(messages.languagesHint)}
      </Text>
      {[...portalLanguages, ...others.map((code) => ({ code, name: languageName(code) }))].map(({ code, name }) => {
        const checked = chosen.includes(code)
        return (
          <Checkbox
            key={code}
            label={<span lang={code}>{name}</span>}
            checked={checked}
            disabled={!checked && chosen.length >= limits.languages}
            onCheckedChange={(on) => onChange(on ? [...chosen, code] : chosen.filter((one) => one !== code))}
          />
        )
      })}
    </fieldset>
  )
}
