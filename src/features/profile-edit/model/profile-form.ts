import type { Schemas } from '@/api'

/** What people say of themselves, as it stands in the form. */
export type ProfileFields = {
  caption: string
  pronunciation: string
  mobilePhone: string
  biography: string
  skills: string[]
  languages: Schemas['SpokenLanguage'][]
}

export type FieldName = keyof ProfileFields

export const fieldNames: readonly FieldName[] = [
  'caption',
  'pronunciation',
  'mobilePhone',
  'biography',
  'skills',
  'languages',
]

/** The most letters of each text, and the most entries of each list. */
export const limits = { caption: 120, pronunciation: 80, mobilePhone: 40, biography: 2_000, skills: 30, languages: 10 }

export function fieldsOf(profile: Schemas['Profile']): ProfileFields {
  return {
    caption: profile.caption ?? '',
    pronunciation: profile.pronunciation ?? '',
    mobilePhone: profile.mobilePhone ?? '',
    biography: profile.biography ?? '',
    skills: profile.skills.map(({ name }) => name),
    languages: profile.spokenLanguages,
  }
}

/** What is different, as it is sent. */
export function changeOf(before: ProfileFields, mine: ProfileFields): Omit<Schemas['ProfileChange'], 'occToken'> {
  const changed = (name: FieldName) => !same(before[name], mine[name])
  const text = (words: string) => (words.trim() === '' ? null : words.trim())
  return {
    ...(changed('caption') && { caption: text(mine.caption) }),
    ...(changed('pronunciation') && { pronunciation: text(mine.pronunciation) }),
    ...(changed('mobilePhone') && { mobilePhone: text(mine.mobilePhone) }),
    ...(changed('biography') && { biography: text(mine.biography) }),
    ...(changed('skills') && { skills: mine.skills }),
    ...(changed('languages') && { spokenLanguages: mine.languages }),
  }
}

/** What is not right yet. */
export type FieldProblem = 'too-long' | 'no-number'

export function problemsOf(fields: ProfileFields): Partial<Record<FieldName, FieldProblem>> {
  const problems: Partial<Record<FieldName, FieldProblem>> = {}
  for (const name of fieldNames) if (fields[name].length > limits[name]) problems[name] = 'too-long'
  if (!/^[+0-9 ()/.-]*$/.test(fields.mobilePhone.trim())) problems.mobilePhone = 'no-number'
  return problems
}

/** Mine over theirs where only one of us changed a field; where both did, it is disputed and mine stays. */
export function merge(before: ProfileFields, mine: ProfileFields, theirs: ProfileFields) {
  let merged = mine
  const disputed: FieldName[] = []
  for (const name of fieldNames) {
    if (same(theirs[name], before[name]) || same(theirs[name], mine[name])) continue
    if (same(mine[name], before[name])) merged = withField(merged, name, theirs)
    else disputed.push(name)
  }
  return { merged, disputed }
}

/** The fields with one of them as another has it. */
export function withField(fields: ProfileFields, name: FieldName, from: ProfileFields): ProfileFields {
  return { ...fields, [name]: from[name] }
}

/** Whether what a device kept is such a form. */
export function isProfileFields(kept: unknown): kept is ProfileFields {
  return typeof kept === 'object' && kept !== null && fieldNames.every((name) => name in kept)
}

function same(one: ProfileFields[FieldName], other: ProfileFields[FieldName]): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
