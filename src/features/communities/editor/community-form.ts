import type { Schemas } from '@/api'

type Community = Schemas['Community']
type Delta = Schemas['Delta']
type Cover = Schemas['PostImage']

/** The id of a cover that was chosen and is not sent yet; its bytes are in this tab alone. */
export const chosenCover = 'chosen'

/** Who may read a community, find it and join it, as one choice; `other` is what none of the four says. */
export const accessChoices = {
  open: { readAccess: 'everyone', listed: true, joining: 'open' },
  readable: { readAccess: 'everyone', listed: true, joining: 'request' },
  closed: { readAccess: 'members', listed: true, joining: 'request' },
  hidden: { readAccess: 'members', listed: false, joining: 'invitation' },
} as const satisfies Record<string, Pick<Community, 'readAccess' | 'listed' | 'joining'>>

export type AccessChoice = keyof typeof accessChoices

/** The colours of communities, in the order in which they are offered. */
export const colors: readonly Community['color'][] = [
  'teal',
  'blue',
  'violet',
  'rose',
  'red',
  'amber',
  'green',
  'slate',
]

/** The most rules, languages and letters that the contract takes. */
export const limits = { rules: 10, languages: 5, about: 10_000 }

export type WrittenRule = { title: string; text: string }

/** What the form of a community holds; no catalog and no site are empty. */
export type CommunityFields = {
  name: string
  description: string
  /** What is shown above the community, with what is said of it; null for none. */
  cover: Cover | null
  color: Community['color']
  catalogId: string
  languages: readonly string[]
  site: string
  access: AccessChoice | 'other'
  posting: 'members' | 'moderators'
  hashtagsEnabled: boolean
  about: Delta
  rules: readonly WrittenRule[]
}

export type FieldName = keyof CommunityFields

export const fieldNames: readonly FieldName[] = [
  'name',
  'description',
  'cover',
  'color',
  'catalogId',
  'languages',
  'site',
  'access',
  'posting',
  'hashtagsEnabled',
  'about',
  'rules',
]

const nothing: Delta = { ops: [{ insert: '\n' }] }

/** A form with nothing in it. */
export const emptyFields: CommunityFields = {
  name: '',
  description: '',
  cover: null,
  color: 'teal',
  catalogId: '',
  languages: [],
  site: '',
  access: 'open',
  posting: 'members',
  hashtagsEnabled: true,
  about: nothing,
  rules: [],
}

/** A community as its form shows it. */
export function fieldsOf(community: Community): CommunityFields {
  const {
    name,
    description,
    cover,
    color,
    catalogId,
    languages = [],
    site,
    posting,
    hashtagsEnabled,
    about,
  } = community
  return {
    name,
    description: description ?? '',
    cover: cover ?? null,
    color,
    catalogId: catalogId ?? '',
    languages,
    site: site ?? '',
    access: accessOf(community),
    posting: posting ?? 'members',
    hashtagsEnabled,
    about: about ?? nothing,
    rules: (community.rules ?? []).map(({ title, text }) => ({ title, text })),
  }
}

function accessOf({ readAccess, listed, joining }: Community): CommunityFields['access'] {
  const choices = Object.keys(accessChoices) as AccessChoice[]
  const isIt = (choice: AccessChoice) => {
    const { readAccess: reads, listed: shown, joining: joins } = accessChoices[choice]
    return reads === readAccess && shown === listed && joins === joining
  }
  return choices.find(isIt) ?? 'other'
}

/** Whether two forms say the same in a field. */
export function agree(name: FieldName, one: CommunityFields, other: CommunityFields): boolean {
  if (name === 'languages') return one.languages.toSorted().join() === other.languages.toSorted().join()
  if (name === 'rules' || name === 'about' || name === 'cover')
    return JSON.stringify(one[name]) === JSON.stringify(other[name])
  return one[name] === other[name]
}

/**
 * What two moderators made of one community: what only the other changed is taken over, what only I changed stays, and
 * what both changed in different ways is mine until I say otherwise.
 */
export function merge(before: CommunityFields, mine: CommunityFields, theirs: CommunityFields) {
  const taken = fieldNames.filter((name) => agree(name, before, mine) && !agree(name, before, theirs))
  const disputed = fieldNames.filter(
    (name) => !agree(name, before, mine) && !agree(name, before, theirs) && !agree(name, mine, theirs),
  )
  const merged = taken.reduce((fields, name) => withField(fields, name, theirs), mine)
  return { merged, disputed }
}

/** A form with one field of another. */
export function withField(fields: CommunityFields, name: FieldName, from: CommunityFields): CommunityFields {
  return { ...fields, [name]: from[name] }
}

/** What differs from how the community was, as it is sent; a chosen cover goes after it, with its bytes. */
export function changeOf(
  before: CommunityFields,
  after: CommunityFields,
): Omit<Schemas['CommunityChange'], 'occToken'> {
  const changed = (name: FieldName) => !agree(name, before, after)
  return {
    ...(changed('name') && { name: after.name.trim() }),
    ...(changed('description') && { description: after.description.trim() || null }),
    ...(changed('cover') && after.cover?.id !== chosenCover && { cover: after.cover && coverWords(after.cover) }),
    ...(changed('color') && { color: after.color }),
    ...(changed('catalogId') && { catalogId: after.catalogId || null }),
    ...(changed('languages') && { languages: [...after.languages] }),
    ...(changed('site') && { site: after.site || null }),
    ...(changed('access') && after.access !== 'other' && accessChoices[after.access]),
    ...(changed('posting') && { posting: after.posting }),
    ...(changed('hashtagsEnabled') && { hashtagsEnabled: after.hashtagsEnabled }),
    ...(changed('about') && { about: lettersOf(after.about) === '' ? null : after.about }),
    ...(changed('rules') && { rules: writtenRules(after.rules) }),
  }
}

/** What is said of a cover, as it is sent. */
export function coverWords({ alternativeText, decorative = false, focalPoint }: Cover): Schemas['CommunityCover'] {
  return { alternativeText, decorative, ...(focalPoint && { focalPoint }) }
}

/** A community to make, as it is sent. */
export function newCommunityOf(fields: CommunityFields): Schemas['NewCommunity'] {
  const { access, name, color, posting, hashtagsEnabled } = fields
  return {
    ...changeOf(emptyFields, fields),
    ...(access !== 'other' && accessChoices[access]),
    name: name.trim(),
    color,
    posting,
    hashtagsEnabled,
  }
}

/** What is wrong with a form before it is sent: fields, and rules by their place. */
export function problemsOf({ name, about, rules }: CommunityFields) {
  const untitled = rules.findIndex(({ title, text }) => title.trim() === '' && text.trim() !== '')
  return {
    name: name.trim() === '',
    about: lettersOf(about).length > limits.about,
    ruleAt: untitled === -1 ? null : untitled,
  }
}

/** The words of a text without its formats. */
export function lettersOf({ ops }: Delta): string {
  return ops
    .map(({ insert }) => (typeof insert === 'string' ? insert : ''))
    .join('')
    .trim()
}

/** A rule that says nothing is none. */
function writtenRules(rules: readonly WrittenRule[]): WrittenRule[] {
  return rules
    .filter(({ title, text }) => title.trim() !== '' || text.trim() !== '')
    .map(({ title, text }) => ({ title: title.trim(), text: text.trim() }))
}

/** Whether something that this device kept is a form, as this release writes it. */
export function isFields(kept: unknown): kept is CommunityFields {
  return typeof kept === 'object' && kept !== null && fieldNames.every((name) => name in kept)
}
