import type { Schemas } from '../schemas.ts'

/** What a post of the demo organisation is beside its text; days are counted from today. */
export type WrittenPlanning = {
  /** The post, by the first words of its title. */
  post: string
  assignee: Schemas['Assignee'] | null
  startsIn: number | null
  endsIn: number | null
  priority: 'low' | 'normal' | 'high' | 'urgent' | null
}

const line4: Schemas['Assignee'] = { type: 'group', group: { id: 'group-line-4', name: 'Line 4' } }
const one = (id: string): Schemas['Assignee'] => ({
  type: 'user',
  user: { id, fullName: id, firstName: id, accountPhotoUrl: null, deleted: false },
})

/** What readers of a post are asked to confirm, and how far that is. */
export type WrittenAcknowledgement = {
  post: string
  statement: string
  dueIn: number | null
  /** Out of ten people this many have done it. */
  done: number
  giulia: 'pending' | 'outdated' | 'acknowledged'
}

/** What is to be acknowledged in the demo organisation; Giulia stands differently in each. */
export const writtenAcknowledgements: WrittenAcknowledgement[] = [
  {
    post: 'Supplier audit: new dates',
    statement: 'I know the new dates and have told my suppliers.',
    dueIn: 3,
    done: 6,
    giulia: 'pending',
  },
  {
    post: 'The week in figures: drivers from batch 24-17',
    statement: 'I have checked my stock for drivers from batch 24-17.',
    dueIn: -2,
    done: 8,
    giulia: 'pending',
  },
  {
    post: 'Evacuation exercise at Headquarters',
    statement: 'I know my meeting point and the way to it.',
    dueIn: 5,
    done: 7,
    giulia: 'outdated',
  },
  {
    post: 'Light and building fair',
    statement: 'I know where I stand and when.',
    dueIn: 14,
    done: 4,
    giulia: 'acknowledged',
  },
  {
    post: 'Riparare invece di sostituire: sei mesi',
    statement: 'So quali pezzi di ricambio vendiamo.',
    dueIn: 9,
    done: 5,
    giulia: 'pending',
  },
]

/** Who is invited to the event of a post, and what they answered. */
export type WrittenInvitations = {
  post: string
  /** More about the event than its post says. */
  event: Partial<Schemas['PostEvent']>
  counts: Schemas['InvitationCounts']
  giulia: 'accepted' | 'tentative' | null
  giuliaDuty?: string
}

/** The events of the demo organisation to which people are invited; Giulia has answered where she is. */
export const writtenInvitations: WrittenInvitations[] = [
  {
    post: 'Evacuation exercise at Headquarters',
    event: {},
    counts: { accepted: 12, tentative: 2, declined: 1, pending: 5, waiting: 0 },
    giulia: 'accepted',
  },
  {
    post: 'Nuova pressa in arrivo',
    event: {},
    counts: { accepted: 21, tentative: 4, declined: 2, pending: 11, waiting: 0 },
    giulia: 'accepted',
    giuliaDuty: 'Yellow vest at gate 2, from 03:30',
  },
  {
    post: 'Sabato aperto',
    event: { capacity: 36 },
    counts: { accepted: 36, tentative: 3, declined: 5, pending: 4, waiting: 4 },
    giulia: 'tentative',
  },
  {
    post: 'Apprendre à éteindre',
    event: { openToReaders: true, joinUrl: 'https://meet.meridiana.example/night-light' },
    counts: { accepted: 6, tentative: 1, declined: 0, pending: 0, waiting: 0 },
    giulia: null,
  },
]

/** What is planned in the demo organisation. */
export const writtenPlannings: WrittenPlanning[] = [
  { post: 'Line 4 stop on Tuesday', assignee: line4, startsIn: 3, endsIn: 7, priority: 'high' },
  { post: 'Supplier audit: new dates', assignee: one('giulia-riva'), startsIn: 10, endsIn: 21, priority: 'normal' },
  { post: 'Nuova pressa in arrivo', assignee: line4, startsIn: 7, endsIn: 14, priority: 'high' },
  { post: 'Spring catalogue', assignee: one('sofia-karras'), startsIn: null, endsIn: 2, priority: 'urgent' },
]
