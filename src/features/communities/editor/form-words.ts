import type { PortalIntl } from '@/shared/i18n'
import { messages as words } from '../messages'
import { languageName } from '../model/languages'
import { type CommunityFields, type FieldName, lettersOf } from './community-form'
import { messages } from './messages'

/** Who may read a community and join it, in a sentence. */
export const accessWords = {
  open: messages.accessOpen,
  readable: messages.accessReadable,
  closed: messages.accessClosed,
  hidden: messages.accessHidden,
  other: messages.accessOther,
}

/** What the fields of the form are called. */
export const fieldNamesInWords = {
  name: messages.name,
  description: messages.description,
  cover: messages.cover,
  color: messages.color,
  catalogId: words.catalog,
  languages: messages.languages,
  site: words.siteField,
  access: words.access,
  posting: messages.posting,
  hashtagsEnabled: messages.allowHashtags,
  about: words.about,
  rules: words.rules,
} satisfies Record<FieldName, unknown>

/** What a field says, in words; `catalogs` are those that are known by name. */
export function inWords(
  name: FieldName,
  fields: CommunityFields,
  { formatList, formatMessage }: PortalIntl,
  catalogs: readonly { id: string; name: string }[],
): string {
  switch (name) {
    case 'name':
    case 'description':
    case 'site':
      return fields[name] || '–'
    case 'cover':
      return fields.cover
        ? fields.cover.alternativeText || formatMessage(messages.coverPicture)
        : formatMessage(messages.none)
    case 'color':
      return formatMessage(messages[fields.color])
    case 'catalogId':
      return catalogs.find(({ id }) => id === fields.catalogId)?.name ?? formatMessage(messages.none)
    case 'languages':
      return formatList(fields.languages.map(languageName)) || '–'
    case 'access':
      return formatMessage(accessWords[fields.access])
    case 'posting':
      return formatMessage(fields.posting === 'members' ? messages.postingMembers : messages.postingModerators)
    case 'hashtagsEnabled':
      return formatMessage(fields.hashtagsEnabled ? messages.on : messages.off)
    case 'about':
      return lettersOf(fields.about) || '–'
    case 'rules':
      return fields.rules.map(({ title, text }) => `${title}\n${text}`.trim()).join('\n\n') || '–'
  }
}
