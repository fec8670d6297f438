import { operatorMessages, withCarousel } from '../../content/installation.ts'
import { crowd } from '../../content/people/crowd.ts'
import type { Person } from '../../content/people/index.ts'
import { personalOf, type WorldData } from '../data.ts'
import type { SeedName } from '../seed-names.ts'
import type { World } from '../world.ts'
import { emptyOrganisation, fullOrganisation } from './organisation.ts'
import { runningBulk } from './parts/bulk.ts'
import { addFullCollection } from './parts/collections.ts'
import { armSchedules, crowdDrafts } from './parts/drafts.ts'
import { checkPosts, waitForApproval } from './parts/month-end.ts'
import { crowdInvitations } from './parts/invitations.ts'
import {
  addOneOfEach,
  addPastNotifications,
  addPicturedNotifications,
  crowdNotifications,
} from './parts/notifications.ts'
import { addOldPosts } from './parts/posts.ts'
import { crowdVersions } from './parts/versions.ts'
import { crowdRevisions } from './parts/revisions.ts'
import { armWrittenTasks, crowdTasks } from './parts/tasks.ts'
import { addRecords } from './parts/workflows.ts'

/** What each seed puts into a world that begins at this moment. */
const seeds: Record<SeedName, (now: number, world: World) => WorldData> = {
  default: liveOrganisation,
  empty: () => emptyOrganisation(),
  crowded(now) {
    const data = fullOrganisation(now)
    data.crowd = crowd()
    addOldPosts(data, now, 2_000)
    addRecords(data, now)
    addFullCollection(data)
    crowdDrafts(data, now, 300)
    crowdInvitations(data, now, 5_000)
    crowdVersions(data, 60)
    crowdRevisions(data, 400)
    const giulia = firstPerson(data)
    crowdTasks(data, giulia.id, now, 2_000 - 5)
    crowdNotifications(data, giulia, { now, count: 10_000 - 7, unread: 1_280 })
    addPicturedNotifications(data, giulia, now)
    tellOthers(data, now)
    return data
  },
  'one-of-each'(now) {
    const data = fullOrganisation(now)
    for (const person of accountHolders(data)) addOneOfEach(data, person, now)
    return data
  },
  'single-home'(now) {
    const data = liveOrganisation(now)
    for (const personal of data.personal.values()) personal.homes = personal.homes.slice(0, 1)
    return data
  },
  'no-assistant'(now) {
    const data = liveOrganisation(now)
    const { environment } = data.installation
    data.installation.environment = {
      ...environment,
      installedFeatures: { ...environment.installedFeatures, aiAssistant: false },
    }
    return data
  },
  'bulk-running'(now, world) {
    const data = liveOrganisation(now)
    runningBulk(data, firstPerson(data), world)
    return data
  },
  'month-end'(now) {
    const data = liveOrganisation(now)
    waitForApproval(data, firstPerson(data), now)
    return data
  },
  messages(now) {
    const data = liveOrganisation(now)
    data.installation.messages = operatorMessages
    return data
  },
  carousel(now) {
    const data = liveOrganisation(now)
    data.installation = withCarousel(data.installation)
    return data
  },
  'assistant-expired'(now) {
    const data = liveOrganisation(now)
    data.assistant.expiresAfterFirstAnswer = true
    return data
  },
}

/** Fills a new world with what the seed of its name holds, counted back from the world's own time. */
export function seedWorld(world: World): WorldData {
  const data = seeds[world.seed](world.clock.now(), world)
  armSchedules(world, data)
  armWrittenTasks(world, data)
  return data
}

/** The demo as the design pictures show it. */
function liveOrganisation(now: number): WorldData {
  const data = fullOrganisation(now)
  const giulia = firstPerson(data)
  addPastNotifications(data, giulia, { now, count: 57, unread: 0 })
  addPicturedNotifications(data, giulia, now)
  tellOthers(data, now)
  checkPosts(data, giulia, now)
  return data
}

function tellOthers(data: WorldData, now: number): void {
  for (const person of accountHolders(data)) {
    if (personalOf(data, person.id).notifications.length > 0) continue
    addPastNotifications(data, person, { now, count: 26, unread: 3 })
  }
}

function accountHolders(data: WorldData): Person[] {
  return [...data.people.values()].filter(({ account }) => account)
}

function firstPerson(data: WorldData): Person {
  const [first] = data.people.values()
  if (!first) throw new Error('nobody is there')
  return first
}
