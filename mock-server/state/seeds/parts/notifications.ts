import { notificationTypeIds, type NotificationTypeId } from '../../../../src/api/known-values.gen.ts'
import { describe } from '../../../actions/describe.ts'
import type { Person } from '../../../content/people/index.ts'
import { postStates } from '../../../content/workflow-states.ts'
import { shortTitle } from '../../../views/posts.ts'
import { nextId, type PostState, type WorldData } from '../../data.ts'
import { storeNotification, type NotificationContent } from '../../notifications.ts'
import { dateOf, day, hour, minute, numberOf, workingMoment } from '../../times.ts'
import { placeComment } from './comments.ts'
import { occasionFor } from './occasions.ts'

type Placed = { content: NotificationContent; at: number; read: boolean }

/** How a person's past is made: how many things, how many of them unread, and when. */
export type Past = {
  now: number
  count: number
  /** The newest ones that are unread; they happened within the last hours. */
  unread: number
}

/** Tells somebody what happened over the last weeks, all kinds in turn. */
export function addPastNotifications(data: WorldData, person: Person, { now, count, unread }: Past): void {
  const placed = Array.from({ length: count }, (_, index): Placed => {
    const jitter = (numberOf(`${person.id}${index}`) % 50) * minute
    const fresh = index < unread
    const at = fresh
      ? now - (index + 0.5) * 2 * hour - jitter
      : workingMoment(now, index - unread, [15.9, 11.6, 8.4]) + jitter
    return { content: pastContent(data, person, index, at), at, read: !fresh }
  })
  store(data, person, placed)
}

/** Different contents in a crowded stream; after that they come again, which nobody notices among thousands. */
const differentContents = 480

/**
 * Tells somebody so much that no list can hold it: one thing every quarter of an hour, the newest `unread` of them
 * unread.
 */
export function crowdNotifications(data: WorldData, person: Person, { now, count, unread }: Past): void {
  const at = (index: number) => now - 20 * hour - index * 15 * minute
  const contents = Array.from({ length: differentContents }, (_, index) => pastContent(data, person, index, at(index)))
  const placed = Array.from({ length: count }, (_, index): Placed => {
    const content = contents[index % differentContents] ?? pastContent(data, person, index, at(index))
    return { content, at: at(index), read: index >= unread }
  })
  store(data, person, placed)
}

function pastContent(data: WorldData, person: Person, index: number, at: number): NotificationContent {
  // Eleven shares no divisor with the number of kinds, so each kind comes once before any comes again.
  const typeId = notificationTypeIds[(index * 11 + 4) % notificationTypeIds.length] ?? 'comment'
  return describe(data, typeId, occasionFor(data, typeId, person, at))
}

/** What the design pictures show in the panel of the first person, the newest four unread; one is for a group. */
export function addPicturedNotifications(data: WorldData, person: Person, now: number): void {
  const line4 = postStarting(data, 'Line 4 stop')
  const catalogue = postStarting(data, 'Spring catalogue')
  const audit = postStarting(data, 'Supplier audit')
  const survey = postStarting(data, 'Onboarding survey')
  const torque = postStarting(data, 'The week in figures: torque')
  const ago = (minutes: number) => now - minutes * minute
  const tell = (
    typeId: NotificationTypeId,
    post: PostState,
    by: string[],
    minutes: number,
    more: Partial<Parameters<typeof describe>[2]> = {},
  ) => describe(data, typeId, { post, by, at: ago(minutes), ...more })

  const mention = catalogue.comments.find(({ authorId }) => authorId === 'sofia-karras')
  const question = placeComment(data, torque, {
    by: person.id,
    text: 'Could the check be part of the morning round?',
    createdAt: ago(1_230),
    replyTo: null,
  })
  const answer = placeComment(data, torque, {
    by: 'marco-bianchi',
    text: 'Agreed, I will add it to the morning round.',
    createdAt: ago(1_095),
    replyTo: question,
  })
  const toEditors = placeComment(data, torque, {
    by: 'anna-lindqvist',
    text: '@group-editors, please read the second paragraph before it goes to eleven languages.',
    createdAt: ago(119),
    replyTo: null,
  })
  const survey311 = data.tasks.get('t-311')

  store(data, person, [
    {
      at: ago(5),
      read: false,
      content: tell('status-change', line4, ['marco-bianchi'], 5, {
        transition: { fromState: postStates.draft, toState: postStates['in-review'] },
      }),
    },
    {
      at: ago(32),
      read: false,
      content: {
        ...tell('comment-mention', catalogue, ['sofia-karras'], 32, mention ? { comment: mention } : {}),
        descriptionPlainText: 'Giulia, can you confirm the wording on page 14 before we send it to print?',
      },
    },
    {
      at: ago(60),
      read: false,
      content: {
        ...tell('screen-data-edit', audit, ['tiago-duarte', 'anja-winkler', 'marco-bianchi'], 60, {
          changes: { expectedEndDate: { old: dateOf(now - 2 * day), new: dateOf(now + 5 * day) } },
        }),
        aggregated: true,
        aggregatedNotificationIds: [nextId(data, 'n'), nextId(data, 'n')],
      },
    },
    {
      at: ago(118),
      read: false,
      content: tell('comment-mention', torque, ['anna-lindqvist'], 118, { comment: toEditors }),
    },
    { at: ago(121), read: true, content: tell('attachment-add', catalogue, ['anna-lindqvist'], 121) },
    {
      at: ago(997),
      read: true,
      content: tell('task-assign', survey, ['jules-perrin'], 997, survey311 ? { task: survey311 } : {}),
    },
    {
      at: ago(1_095),
      read: true,
      content: tell('comment-reply', torque, ['marco-bianchi'], 1_095, { comment: answer }),
    },
  ])
}

/** One of every kind, and beside them the forms that a client must also understand. */
export function addOneOfEach(data: WorldData, person: Person, now: number): void {
  const each: Placed[] = notificationTypeIds.map((typeId, index) => {
    const at = now - (index + 8) * 23 * minute
    return { at, read: index % 3 === 2, content: describe(data, typeId, occasionFor(data, typeId, person, at)) }
  })
  const special = specialForms(data, person, now).map((content, index) => ({
    content,
    at: now - (index + 1) * 17 * minute,
    read: false,
  }))
  store(data, person, [...special, ...each])
}

function specialForms(data: WorldData, person: Person, now: number): NotificationContent[] {
  const line4 = postStarting(data, 'Line 4 stop')
  const at = now - hour
  const { draft, approved } = postStates
  const review = postStates['in-review']
  const comment = occasionFor(data, 'comment', person, at)
  const gone = describe(data, 'comment', comment)
  return [
    {
      ...describe(data, 'status-change', {
        post: line4,
        by: ['marco-bianchi', 'katharina-vogel'],
        at,
        transition: { fromState: review, toState: approved },
      }),
      aggregated: true,
      aggregatedNotificationIds: [nextId(data, 'n'), nextId(data, 'n')],
      firstPostWorkflowOperationDetail: { fromState: draft, toState: review },
      lastPostWorkflowOperationDetail: { fromState: review, toState: approved },
    },
    { typeId: 'canteen-menu', authorUsers: gone.authorUsers, title: 'A kind that is newer than the portal' },
    { ...gone, descriptionPlainText: '', comment: { id: comment.comment?.id ?? 'cm-0', deleted: true } },
    {
      typeId: 'post-creation',
      authorUsers: gone.authorUsers,
      title: 'The week in figures is ready',
      descriptionPlainText: 'Opens the search with the figures of all lines.',
      routerLink: '/search-v2',
      queryParams: { q: '"week in figures"', filter: 'figures' },
      post: { id: line4.id, title: shortTitle(line4) },
    },
  ]
}

function store(data: WorldData, person: Person, placed: Placed[]): void {
  for (const { content, at, read } of [...placed].sort((one, other) => one.at - other.at)) {
    storeNotification(data, person.id, content, { at, read })
  }
}

function postStarting(data: WorldData, beginning: string): PostState {
  const found = data.feed.find(({ title }) => title.startsWith(beginning))
  if (!found) throw new Error(`no post begins with "${beginning}"`)
  return found
}
