import { describe, expect, it } from 'vitest'
import { examples } from '@/api/examples.gen'
import {
  changeOf,
  type CommunityFields,
  emptyFields,
  fieldNames,
  fieldsOf,
  isFields,
  merge,
  newCommunityOf,
  problemsOf,
  withField,
} from './community-form'

const before = fieldsOf(examples.getCommunity.full)
const edited = (part: Partial<CommunityFields>): CommunityFields => ({ ...before, ...part })

describe('what is sent', () => {
  it('is nothing where nothing was changed', () => {
    expect(changeOf(before, edited({ languages: before.languages.toReversed() }))).toEqual({})
  })

  it('is what was changed, and null for what was taken away', () => {
    const after = edited({
      description: ' ',
      site: 'Ulm, Germany',
      access: 'closed',
      about: { ops: [{ insert: '\n' }] },
    })
    expect(changeOf(before, after)).toEqual({
      description: null,
      site: 'Ulm, Germany',
      readAccess: 'members',
      listed: true,
      joining: 'request',
      about: null,
    })
  })

  it('leaves out rules that say nothing', () => {
    const rules = [
      { title: ' Stop first. ', text: '' },
      { title: '', text: ' ' },
    ]
    expect(changeOf(before, edited({ rules }))).toEqual({ rules: [{ title: 'Stop first.', text: '' }] })
  })

  it('of a new community is its name and all that decides who may do what in it', () => {
    expect(newCommunityOf({ ...emptyFields, name: ' Energy scouts ' })).toEqual({
      name: 'Energy scouts',
      color: 'teal',
      posting: 'members',
      hashtagsEnabled: true,
      readAccess: 'everyone',
      listed: true,
      joining: 'open',
    })
  })

  it('never changes an access that no sentence says', () => {
    const assigned = fieldsOf({ ...examples.getCommunity.full, joining: 'assigned' })
    expect(assigned.access).toBe('other')
    expect(changeOf(before, assigned)).toEqual({})
  })
})

/** Two other values of each field. */
const others: { [Name in keyof CommunityFields]: [CommunityFields[Name], CommunityFields[Name]] } = {
  name: ['Safety', 'Quality'],
  description: ['Mine', 'Theirs'],
  cover: [null, before.cover && { ...before.cover, alternativeText: 'The new hall' }],
  color: ['amber', 'slate'],
  catalogId: ['catalog-people', 'catalog-board'],
  languages: [['el'], ['fr']],
  site: ['Ulm, Germany', 'Lyon, France'],
  access: ['closed', 'hidden'],
  posting: ['moderators', 'moderators'],
  hashtagsEnabled: [!before.hashtagsEnabled, !before.hashtagsEnabled],
  about: [{ ops: [{ insert: 'Mine\n' }] }, { ops: [{ insert: 'Theirs\n' }] }],
  rules: [[{ title: 'Mine', text: '' }], [{ title: 'Theirs', text: '' }]],
}

describe('two moderators', () => {
  it.each(fieldNames)('lose nothing of %s: what one changed is kept, what both changed is shown', (name) => {
    const [mine, theirs] = others[name].map((value) => ({ ...before, [name]: value })) as [
      CommunityFields,
      CommunityFields,
    ]
    expect(mine[name]).not.toEqual(before[name])
    expect(merge(before, mine, before)).toEqual({ merged: mine, disputed: [] })
    expect(merge(before, before, theirs)).toEqual({ merged: theirs, disputed: [] })
    // Where there are only two values, both have chosen the same.
    const differ = JSON.stringify(mine[name]) !== JSON.stringify(theirs[name])
    expect(merge(before, mine, theirs)).toEqual({ merged: mine, disputed: differ ? [name] : [] })
    expect(withField(mine, name, theirs)).toEqual(theirs)
  })

  const mine = edited({ name: 'Safety', description: 'Mine' })

  it('keep what each of them changed alone', () => {
    const theirs = edited({ posting: 'moderators' })
    expect(merge(before, mine, theirs)).toEqual({ merged: { ...mine, posting: 'moderators' }, disputed: [] })
  })

  it('disagree about what both changed, and mine stays until theirs is taken', () => {
    const theirs = edited({ name: 'Quality', description: 'Mine' })
    const { merged, disputed } = merge(before, mine, theirs)
    expect(disputed).toEqual(['name'])
    expect(merged.name).toBe('Safety')
    expect(withField(merged, 'name', theirs).name).toBe('Quality')
  })
})

it('says what is missing: a name, and the title of a rule that has a text', () => {
  expect(problemsOf(emptyFields)).toEqual({ name: true, about: false, ruleAt: null })
  const rules = [
    { title: '', text: '' },
    { title: '', text: 'Why' },
  ]
  expect(problemsOf(edited({ rules }))).toEqual({ name: false, about: false, ruleAt: 1 })
  expect(problemsOf(edited({ about: { ops: [{ insert: 'x'.repeat(10_001) }] } })).about).toBe(true)
})

it('takes back what this release kept, and nothing else', () => {
  expect(isFields(before)).toBe(true)
  expect(isFields({ name: 'Old' })).toBe(false)
  expect(isFields(null)).toBe(false)
})
