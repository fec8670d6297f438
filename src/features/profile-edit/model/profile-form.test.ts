import { describe, expect, it } from 'vitest'
import { changeOf, merge, problemsOf, type ProfileFields } from './profile-form'

const before: ProfileFields = {
  caption: 'Quality coordinator, Milano',
  pronunciation: '',
  mobilePhone: '',
  biography: 'I look after the checks.',
  skills: ['Audits'],
  languages: [{ code: 'it', level: 'native' }],
}

describe('a form of one’s own profile', () => {
  it('sends what is different and nothing else, and nothing for what was emptied', () => {
    expect(changeOf(before, before)).toEqual({})
    expect(changeOf(before, { ...before, biography: '  ', skills: ['Audits', 'Statistics'] })).toEqual({
      biography: null,
      skills: ['Audits', 'Statistics'],
    })
  })

  it('asks only about fields that both have changed, and takes the others from who changed them', () => {
    const mine = { ...before, caption: 'Quality, Milano', pronunciation: 'JOO-lya' }
    const theirs = { ...before, caption: 'Head of checks, Milano', skills: [] }
    const { merged, disputed } = merge(before, mine, theirs)
    expect(disputed).toEqual(['caption'])
    expect(merged).toEqual({ ...mine, skills: [] })
  })

  it('cuts nothing: what is too long is said to be', () => {
    expect(problemsOf({ ...before, biography: 'a'.repeat(2_001), mobilePhone: 'call me' })).toEqual({
      biography: 'too-long',
      mobilePhone: 'no-number',
    })
    expect(problemsOf({ ...before, biography: 'a'.repeat(2_000), mobilePhone: '+39 (340) 555-01.01' })).toEqual({})
  })
})
