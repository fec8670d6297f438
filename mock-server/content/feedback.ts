import type { Schemas } from '../schemas.ts'
import type { FeedbackStep } from '../state/feedback.ts'

/** The steps of feedback, as notifications tell them. */
export const feedbackStates = {
  requested: { id: 'fs-requested', name: 'Requested', metadata: { styleColor: 'info', styleColorCode: '#0e7490' } },
  draft: { id: 'fs-requested', name: 'Requested', metadata: { styleColor: 'info', styleColorCode: '#0e7490' } },
  submitted: { id: 'fs-submitted', name: 'Submitted', metadata: { styleColor: 'warn', styleColorCode: '#b7791f' } },
  returned: { id: 'fs-returned', name: 'Returned', metadata: { styleColor: 'error', styleColorCode: '#c53030' } },
  accepted: { id: 'fs-accepted', name: 'Accepted', metadata: { styleColor: 'success', styleColorCode: '#2f855a' } },
  withdrawn: { id: 'fs-withdrawn', name: 'Withdrawn', metadata: { styleColor: 'neutral', styleColorCode: '#6b6f76' } },
} satisfies Record<FeedbackStep, Schemas['WorkflowState']>

/** A question of the demo organisation; days are counted from today. */
export type WrittenFeedback = {
  id: string
  /** The post, by the first words of its title. */
  post: string
  by: string
  question: string
  dueInDays: number
  askedDaysAgo: number
  answers: WrittenAnswer[]
}

export type WrittenAnswer = {
  taskId: string
  to: string
  step?: FeedbackStep
  verdict?: 'agree' | 'changes' | 'disagree'
  text?: string
  file?: string
  note?: string
}

const audited: WrittenAnswer[] = [
  { taskId: 't-501', to: 'paolo-rinaldi' },
  {
    taskId: 't-502',
    to: 'luca-ferrari',
    step: 'submitted',
    verdict: 'agree',
    text: 'They do. The gauges of supplier 17 are listed in the file.',
    file: 'gauges-supplier-17.pdf',
  },
  { taskId: 't-503', to: 'sofia-karras' },
  { taskId: 't-504', to: 'francesca-marino', step: 'accepted', verdict: 'agree', text: 'Both weeks are free here.' },
  {
    taskId: 't-505',
    to: 'martina-fontana',
    step: 'submitted',
    verdict: 'changes',
    text: 'Two days later would be better: on Monday and Tuesday the press hall counts its stock.',
  },
  { taskId: 't-506', to: 'sara-lombardi' },
  { taskId: 't-507', to: 'matteo-costa', step: 'draft', text: 'I still wait for the answer of supplier 9' },
  {
    taskId: 't-508',
    to: 'valentina-moretti',
    step: 'returned',
    verdict: 'disagree',
    text: 'The dates do not work.',
    note: 'Which of the two weeks, and for which supplier?',
  },
  { taskId: 't-509', to: 'giorgio-barbieri' },
  {
    taskId: 't-510',
    to: 'anna-lindqvist',
    step: 'accepted',
    verdict: 'changes',
    text: 'Please put the calibration certificates on the list. Without them we lost half a day last year.',
  },
  { taskId: 't-511', to: 'beatrice-sala', step: 'submitted', verdict: 'agree', text: 'Yes. The room is booked.' },
  { taskId: 't-512', to: 'katharina-vogel' },
  { taskId: 't-513', to: 'stefan-brandt', step: 'submitted', verdict: 'agree', text: 'Fine for all of mine.' },
  { taskId: 't-514', to: 'jonas-keller' },
  { taskId: 't-515', to: 'anja-winkler', step: 'accepted', verdict: 'agree', text: 'They work.' },
  {
    taskId: 't-516',
    to: 'felix-neumann',
    step: 'submitted',
    verdict: 'disagree',
    text: 'Supplier 4 closes for two weeks from the 30th. I would take them out of this round.',
  },
  { taskId: 't-517', to: 'yusuf-demir' },
  { taskId: 't-518', to: 'oriol-puig', step: 'returned', verdict: 'agree', text: 'Yes.', note: 'And the drawings?' },
  { taskId: 't-519', to: 'marta-vidal' },
  { taskId: 't-520', to: 'giorgos-antoniou', step: 'accepted', verdict: 'agree', text: 'All three have confirmed.' },
  { taskId: 't-521', to: 'katerina-nikolaou', step: 'draft' },
  { taskId: 't-522', to: 'eleni-stavrou', step: 'submitted', verdict: 'agree', text: 'Yes, and the samples are here.' },
  { taskId: 't-523', to: 'nikos-georgiou' },
  { taskId: 't-524', to: 'rafael-oliveira', step: 'withdrawn' },
]

/** What people of the demo organisation were asked. */
export const writtenFeedback: WrittenFeedback[] = [
  {
    id: 'fr-1035',
    post: 'Supplier audit',
    by: 'tiago-duarte',
    question: 'Do the new dates work for your suppliers, and what has to be there before the auditors come?',
    dueInDays: 7,
    askedDaysAgo: 2,
    answers: audited,
  },
  {
    id: 'fr-1034',
    post: 'Onboarding survey',
    by: 'jules-perrin',
    question: 'Which questions would you change, and was there one that nobody on your shift understood?',
    dueInDays: 14,
    askedDaysAgo: 0.7,
    // Among the tasks that are written; only what was asked is added to it here.
    answers: [{ taskId: 't-311', to: 'giulia-riva' }],
  },
]
