import type { Schemas } from '../schemas.ts'
import type { InvitationState } from '../state/invitations.ts'

/** Who is invited to the event of a post of the demo organisation, and what they answered. */
export type WrittenInvitations = {
  /** The post, by the first words of its title. */
  post: string
  /** More about the event than its post says. */
  event?: Partial<Schemas['PostEvent']>
  counts: Schemas['InvitationCounts']
  /** Giulia's own, among those that are counted; she has answered wherever she is invited. */
  giulia?: Pick<InvitationState, 'response'> & { duty?: string }
  /** What staff does there; the first of the others who come. */
  duties?: string[]
  /** What people wrote with their answers, the first of those who gave each. */
  notes?: Partial<Record<InvitationState['response'], string>>
}

/** The events of the demo organisation to which people are invited. */
export const writtenInvitations: WrittenInvitations[] = [
  {
    post: 'Evacuation exercise at Headquarters',
    counts: { accepted: 12, tentative: 2, declined: 1, pending: 5, waiting: 0 },
    giulia: { response: 'accepted' },
    duties: ['Counts the second floor', 'Counts the fourth floor'],
  },
  {
    post: 'Nuova pressa in arrivo',
    counts: { accepted: 21, tentative: 4, declined: 2, pending: 11, waiting: 0 },
    giulia: { response: 'accepted', duty: 'Yellow vest at gate 2, from 03:30' },
    duties: ['Opens gate 2', 'Drives the second escort car'],
    notes: { accepted: 'Porto la seconda radio.', declined: 'Sono a Campinas fino al 3.' },
  },
  {
    post: 'Sabato aperto',
    event: { capacity: 36 },
    counts: { accepted: 36, tentative: 3, declined: 5, pending: 4, waiting: 4 },
    giulia: { response: 'tentative' },
    duties: ['Bar, dalle 10 alle 13', 'Bar, dalle 13 alle 17'],
    notes: { accepted: 'Veniamo in quattro.', tentative: 'Dipende dal turno.' },
  },
  {
    post: 'Apprendre à éteindre',
    event: { openToReaders: true, joinUrl: 'https://meet.meridiana.example/night-light' },
    counts: { accepted: 6, tentative: 1, declined: 0, pending: 0, waiting: 0 },
  },
]
