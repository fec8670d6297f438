import { useQuery } from '@tanstack/react-query'
import type { Schemas } from '@/api'
import { Icon, LanguagesIcon } from '@/design-system/icons'
import { Select } from '@/design-system/Select'
import { communityQueries } from '@/features/navigation'
import { LANGUAGES, useIntl } from '@/shared/i18n'
import { messages } from '../messages'
import type { DraftFields } from '../model/draft-session'
import styles from './PostEditor.module.css'

export type PostPlaceProps = {
  post: Schemas['Post'] | null
  fields: DraftFields
  /** A published post stays where it is. */
  fixed: boolean
  onChange: (fields: Partial<DraftFields>) => void
}

/** Where the post appears and in which language it is written. */
export function PostPlace({ post, fields, fixed, onChange }: PostPlaceProps) {
  const { formatMessage } = useIntl()
  const { data: communities } = useQuery(communityQueries.own())
  return (
    <div className={styles.place}>
      <Select
        label={formatMessage(messages.community)}
        labelHidden
        value={fields.communityId}
        disabled={fixed}
        className={styles.choice}
        options={communityOptions(communities?.communities ?? [], post, fields.communityId)}
        onValueChange={(communityId) => onChange({ communityId })}
      />
      <Select
        label={formatMessage(messages.language)}
        labelHidden
        value={fields.language}
        className={styles.choice}
        icon={<Icon of={LanguagesIcon} size="sm" />}
        options={languageOptions(fields.language)}
        onValueChange={(language) => onChange({ language })}
      />
    </div>
  )
}

/** Where the person may write; the community that is chosen stays, though they may not any more. */
function communityOptions(own: readonly Schemas['Community'][], post: Schemas['Post'] | null, chosen: string) {
  const options = own
    .filter(({ id, canCreatePost }) => canCreatePost !== false || id === chosen)
    .map(({ id, name }) => ({ value: id, label: name }))
  if (options.some(({ value }) => value === chosen)) return options
  return [{ value: chosen, label: post?.community.name ?? chosen }, ...options]
}

function languageOptions(chosen: string) {
  const options = Object.values(LANGUAGES).map(({ code, description }) => {
    const value = code === 'pt' ? 'pt-BR' : code
    return { value, label: description, lang: value }
  })
  return options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: chosen, lang: chosen }]
}
