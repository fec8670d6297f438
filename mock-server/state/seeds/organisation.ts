import { communities } from '../../content/communities.ts'
import { groups } from '../../content/groups.ts'
import { hashtags } from '../../content/hashtags.ts'
import { homes } from '../../content/homes/index.ts'
import { meridiana } from '../../content/installation.ts'
import { people } from '../../content/people/index.ts'
import { tables } from '../../content/tables.ts'
import type { OneTimeTokenKind, WorldData } from '../data.ts'
import { addBlocks, addPastActs, emptyRegistry } from '../registry.ts'
import { addNotes } from './parts/ai-notes.ts'
import { addDrafts } from './parts/drafts.ts'
import { addCustomerFeedback } from './parts/customer-feedback.ts'
import { addFacets } from './parts/facets.ts'
import { addFeedback } from './parts/feedback.ts'
import { addMemberships } from './parts/communities.ts'
import { addAbsences, addAccounts, addDevices, addReading } from './parts/people.ts'
import { addPosts } from './parts/posts.ts'
import { addRecords } from './parts/workflows.ts'
import { addRelations } from './parts/relations.ts'
import { addTasks } from './parts/tasks.ts'

/** Tokens as the mails of the demo hold them; each works once in a world. */
const mailTokens: [token: string, kind: OneTimeTokenKind, personId: string | null][] = [
  ['pc-7Yd2wq', 'change-password', 'giulia-riva'],
  ['ve-3Kf9sa', 'verify-private-email', 'giulia-riva'],
  ['us-5Rt1mx', 'unsubscribe', 'giulia-riva'],
  ['xr-9Qm4ze', 'sign-in-result', 'giulia-riva'],
  ['xr-unknown-person', 'sign-in-result', null],
]

/** The organisation without anything written in it: people who can sign in, communities, groups, words. */
export function emptyOrganisation(): WorldData {
  const data: WorldData = {
    people: new Map(people.map((person) => [person.id, person])),
    crowd: new Map(),
    absences: new Map(),
    groups: new Map(groups.map((group) => [group.id, { ...group, memberIds: [...group.memberIds] }])),
    communities: new Map(
      communities.map((community) => [community.id, { ...community, memberships: new Map(), roles: new Map() }]),
    ),
    homes: new Map(homes.map((home) => [home.id, { ...home, sections: [] }])),
    hashtags: new Map(hashtags.map((hashtag) => [hashtag.id, { ...hashtag, count: 0 }])),
    tables: new Map(Object.entries(tables)),
    posts: new Map(),
    feed: [],
    drafts: new Map(),
    relations: new Map(),
    comments: new Map(),
    attachments: new Map(),
    tasks: new Map(),
    tasksByKey: new Map(),
    subActivitiesByKey: new Map(),
    feedbackRequests: new Map(),
    feedbackByKey: new Map(),
    aiNotes: new Map(),
    acceptedByKey: new Map(),
    failingNotes: [],
    personal: new Map(),
    auth: {
      accounts: new Map(),
      sessions: new Map(),
      failures: new Map(),
      recoveries: new Map(),
      oneTimeTokens: new Map(mailTokens.map(([token, kind, personId]) => [token, { kind, personId }])),
      passwordPolicy: {
        schemaVersion: 1,
        minimumLength: 10,
        maximumLength: 64,
        lowercaseRequired: true,
        uppercaseRequired: true,
        numericRequired: true,
        nonAlphanumericRequired: true,
      },
    },
    uploads: new Map(),
    pictures: new Map(),
    mediaByKey: new Map(),
    feedback: new Map(),
    customerFeedbackByKey: new Map(),
    feedbackPictures: new Map(),
    bulkOperations: new Map(),
    preflights: new Map(),
    assistant: { conversations: new Map(), answers: new Map(), askedAt: new Map(), expiresAfterFirstAnswer: false },
    installation: meridiana(),
    registry: emptyRegistry(),
    counters: new Map([
      ['n', 2_000],
      ['cm', 800],
      ['t', 400],
      ['device', 10],
    ]),
  }
  addAccounts(data)
  return data
}

/** The organisation in full life, with nothing told to anybody yet. */
export function fullOrganisation(now: number, pastActs = 320): WorldData {
  const data = emptyOrganisation()
  data.homes = new Map(homes.map((home) => [home.id, home]))
  addPosts(data, now)
  addTasks(data, now)
  addNotes(data, now)
  addRecords(data, now)
  addReading(data, now)
  addDevices(data, now)
  addAbsences(data, now)
  addBlocks(data, now)
  addPastActs(data, now, pastActs)
  addRelations(data, now)
  addFacets(data, now)
  addFeedback(data, now)
  addDrafts(data, now)
  addMemberships(data, now)
  addCustomerFeedback(data, now)
  return data
}
