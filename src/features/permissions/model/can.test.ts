import { describe, expect, it } from 'vitest'
import { examples } from '@/api/examples.gen'
import { can, type Circumstances, type ProfileSubject } from './can'

const everything = { chat: true, chatEmbedded: true, xlearning: true, aiAssistant: true }
const nothing = { chat: false, chatEmbedded: false, xlearning: false, aiAssistant: false }

type Facts = {
  licences?: readonly string[]
  capabilities?: Partial<Circumstances['user']['capabilities']>
  viewUserProfiles?: boolean
  features?: Circumstances['features']
}

function somebody({ licences = [], capabilities, viewUserProfiles = true, features = everything }: Facts = {}) {
  return {
    user: {
      id: 'giulia',
      licences: licences.map((type) => ({ type })),
      capabilities: { resellerAdmin: false, manageUsers: false, ...capabilities },
      userSettings: { viewUserProfiles },
    },
    features,
  } satisfies Circumstances
}

const member = somebody()
const manager = somebody({ capabilities: { manageUsers: true } })
const reseller = somebody({ capabilities: { resellerAdmin: true } })

const marco: ProfileSubject = { id: 'marco', deleted: false, privateProfile: false }
const plainMarco = { ...marco, adminView: false }

const allowed = { allowed: true }
const refused = (reason: string) => ({ allowed: false, reason })

describe('administration', () => {
  it('is closed to plain members, and says who it is for', () => {
    expect(can(member, 'administrate')).toEqual(refused('administrators-only'))
    expect(can(member, 'manageUsers')).toEqual(refused('administrators-only'))
  })

  it.each([
    ['those who manage users', manager],
    ['resellers, who may do everything', reseller],
  ])('is open to %s', (_who, circumstances) => {
    expect(can(circumstances, 'administrate')).toEqual(allowed)
    expect(can(circumstances, 'manageUsers')).toEqual(allowed)
    expect(can(circumstances, 'editGroupMembers', { adminView: true })).toEqual(allowed)
  })

  it('lets a group be changed in the admin view and with the right to manage users, never with one of them', () => {
    expect(can(manager, 'editGroupMembers', { adminView: false })).toEqual(refused('admin-view-only'))
    expect(can(member, 'editGroupMembers', { adminView: true })).toEqual(refused('administrators-only'))
  })
})

describe('the directory of people', () => {
  it('is open to those whose settings let them see profiles, and to administrators', () => {
    expect(can(member, 'viewPeople')).toEqual(allowed)
    expect(can(somebody({ viewUserProfiles: false }), 'viewPeople')).toEqual(refused('profiles-closed'))
    expect(can(somebody({ viewUserProfiles: false, capabilities: { manageUsers: true } }), 'viewPeople')).toEqual(
      allowed,
    )
  })
})

describe('a profile', () => {
  it('that is not private is open to those whose settings let them see profiles', () => {
    expect(can(member, 'viewProfile', marco)).toEqual(allowed)
    expect(can(somebody({ viewUserProfiles: false }), 'viewProfile', marco)).toEqual(refused('profiles-closed'))
  })

  it('that is private is open to administrators and to oneself alone', () => {
    const hidden = { ...marco, privateProfile: true }
    expect(can(member, 'viewProfile', hidden)).toEqual(refused('profile-private'))
    expect(can(manager, 'viewProfile', hidden)).toEqual(allowed)
    expect(can(member, 'viewProfile', { ...hidden, id: 'giulia' })).toEqual(allowed)
  })

  it('of a deleted account is closed to everybody', () => {
    expect(can(reseller, 'viewProfile', { ...marco, deleted: true })).toEqual(refused('account-deleted'))
  })

  it('can be followed by others, not by oneself, not from the admin view, not after it was deleted', () => {
    expect(can(member, 'follow', plainMarco)).toEqual(allowed)
    expect(can(member, 'follow', { ...plainMarco, id: 'giulia' })).toEqual(refused('oneself'))
    expect(can(manager, 'follow', { ...plainMarco, adminView: true })).toEqual(refused('not-in-admin-view'))
    expect(can(member, 'follow', { ...plainMarco, deleted: true })).toEqual(refused('account-deleted'))
  })
})

describe('the chat', () => {
  it('needs both installed features and the licence', () => {
    expect(can(somebody({ licences: ['chat'] }), 'chat')).toEqual(allowed)
    expect(can(member, 'chat')).toEqual(refused('licence-missing'))
    for (const missing of ['chat', 'chatEmbedded'] as const)
      expect(can(somebody({ licences: ['chat'], features: { ...everything, [missing]: false } }), 'chat')).toEqual(
        refused('not-installed'),
      )
  })
})

describe('the assistant', () => {
  it('needs its installed feature and no licence', () => {
    expect(can(member, 'assistant')).toEqual(allowed)
    expect(can(somebody({ features: nothing }), 'assistant')).toEqual(refused('not-installed'))
  })
})

describe('a link to another tool', () => {
  it.each(['chat', 'xlearning', 'a licence nobody has thought of yet'])(
    'that asks for %s needs that licence',
    (type) => {
      expect(can(member, 'openLink', { licence: type })).toEqual(refused('licence-missing'))
      expect(can(somebody({ licences: [type] }), 'openLink', { licence: type })).toEqual(allowed)
    },
  )

  it('that asks for none is for everybody', () => {
    expect(can(member, 'openLink', { licence: null })).toEqual(allowed)
  })
})

describe('adding files to a post', () => {
  it('is for those of whom the server says so, and for all where it says nothing ahead', () => {
    expect(can(member, 'addAttachments', { canAddAttachments: true })).toEqual(allowed)
    expect(can(member, 'addAttachments', {})).toEqual(allowed)
    expect(can(reseller, 'addAttachments', { canAddAttachments: false })).toEqual(refused('files-closed'))
  })
})

it('lets write posts who belongs to a community, and says what is missing to others', () => {
  expect(can(member, 'writePost', examples.listCommunities.default)).toEqual(allowed)
  expect(can(manager, 'writePost', { communities: [] })).toEqual(refused('no-community'))
})
