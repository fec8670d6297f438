import { communities } from '../../content/communities.ts'
import { groups } from '../../content/groups.ts'
import { hashtags } from '../../content/hashtags.ts'
import { catalogs, meridiana } from '../../content/installation.ts'
import { noCrowd } from '../../content/people/crowd.ts'
import { people } from '../../content/people/index.ts'
import { tables } from '../../content/tables.ts'
import { newCommunity } from '../communities.ts'
import type { OneTimeTokenKind, WorldData } from '../data.ts'
import { addDrafts } from './parts/drafts.ts'
import { addCollections, addFavourites } from './parts/collections.ts'
import { addMemberships } from './parts/communities.ts'
import { addFeedback } from './parts/feedback.ts'
import { addInvitations } from './parts/invitations.ts'
import { addAcknowledgements } from './parts/acknowledgements.ts'
import { addAccounts, addReading } from './parts/people.ts'
import { addPlannings } from './parts/plannings.ts'
import { addPosts, addPutAway } from './parts/posts.ts'
import { addRelations } from './parts/relations.ts'
import { addRevisions } from './parts/revisions.ts'
import { addSubActivities } from './parts/sub-activities.ts'
import { addTasks } from './parts/tasks.ts'
import { addRecords } from './parts/workflows.ts'

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
    crowd: noCrowd,
    groups: new Map(groups.map((group) => [group.id, { ...group }])),
    communities: new Map(communities.map((community) => [community.id, newCommunity(community)])),
    communitiesByKey: new Map(),
    catalogs: catalogs.map(({ id, name, description }) => ({ id, name, description, saves: 0 })),
    catalogsByKey: new Map(),
    hashtags: new Map(hashtags.map((hashtag) => [hashtag.id, { ...hashtag, count: 0 }])),
    tables: new Map(Object.entries(tables)),
    posts: new Map(),
    feed: [],
    drafts: new Map(),
    comments: new Map(),
    attachments: new Map(),
    tasks: new Map(),
    tasksByKey: new Map(),
    feedbackRequests: new Map(),
    feedbackByKey: new Map(),
    subActivitiesByKey: new Map(),
    personal: new Map(),
    auth: {
      accounts: new Map(),
      sessions: new Map(),
      failures: new Map(),
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
    imagesByKey: new Map(),
    tablesByKey: new Map(),
    relations: new Map(),
    relationsByKey: new Map(),
    collections: new Map(),
    collectionsByKey: new Map(),
    bulkOperations: new Map(),
    preflights: new Map(),
    assistant: { conversations: new Map(), answers: new Map(), askedAt: new Map(), expiresAfterFirstAnswer: false },
    installation: meridiana(),
    counters: new Map([
      ['n', 2_000],
      ['cm', 800],
      ['t', 400],
    ]),
  }
  addAccounts(data)
  return data
}

/** The organisation in full life, with nothing told to anybody yet. */
export function fullOrganisation(now: number): WorldData {
  const data = emptyOrganisation()
  addPosts(data, now)
  addTasks(data, now)
  addFeedback(data, now)
  addSubActivities(data, now)
  addPlannings(data, now)
  addRecords(data, now)
  addAcknowledgements(data, now)
  addDrafts(data, now)
  addInvitations(data, now)
  addRelations(data)
  addRevisions(data)
  addPutAway(data, now)
  addReading(data, now)
  addCollections(data)
  addFavourites(data, now)
  addMemberships(data, now)
  return data
}
