/** A task of the demo organisation; days are counted from today. */
export type WrittenTask = {
  id: string
  title: string
  /** The post, by the first words of its title. */
  post: string
  by: string
  /** A person or a group; nobody without it. */
  to?: string
  /** Null without an end. */
  dueInDays: number | null
  /** The hour in Rome at which it is due; a whole day without it. */
  dueAt?: string
  priority?: 'low' | 'normal' | 'high' | 'urgent'
  description?: string
  monitors?: string[]
  begun?: boolean
  requiredFor?: string
  remind?: string[]
  comments?: { by: string; text: string; minutesAgo: number }[]
  file?: string
  closedDaysAgo?: number
  outcome?: 'done' | 'not-needed'
}

const giulia = 'giulia-riva'

/** What Giulia has to do, what waits for her groups, and what she follows. */
const open: WrittenTask[] = [
  {
    id: 't-302',
    title: 'Check press 1 and 3',
    post: 'Line 4 stop',
    by: 'marco-bianchi',
    to: giulia,
    dueInDays: -3,
    dueAt: '17:00',
    priority: 'high',
    description:
      'Read the zero position of press 1 and press 3 before the early shift, and write both into the form. More than 0.15 mm: stop, and call @luca-ferrari.',
    monitors: ['marco-bianchi', 'luca-ferrari'],
    begun: true,
    remind: ['P1D'],
    comments: [
      {
        by: 'luca-ferrari',
        text: 'Press 1 is done: 0.02 mm. Press 3 runs until 14:00, I can stop it then.',
        minutesAgo: 46,
      },
      { by: 'amina-diallo', text: '@giulia-riva, the late shift will be there from 13:45.', minutesAgo: 29 },
      { by: giulia, text: 'Then 13:50 at press 3. I bring the form.', minutesAgo: 23 },
    ],
    file: 'morning-round-form.pdf',
  },
  {
    id: 't-320',
    title: 'Read pages 12 to 19',
    post: 'Spring catalogue',
    by: 'sofia-karras',
    to: giulia,
    dueInDays: 0,
    priority: 'urgent',
    description: 'The drawings are final. Please look at the names of the parts alone.',
    comments: [{ by: 'sofia-karras', text: 'Page 14 has a new caption since this morning.', minutesAgo: 50 }],
    file: 'catalogue-pages-12-19.pdf',
  },
  {
    id: 't-321',
    title: 'Sign the audit plan',
    post: 'Supplier audit',
    by: 'tiago-duarte',
    to: giulia,
    dueInDays: 3,
    requiredFor: 'tr-approve',
    file: 'audit-plan.pdf',
  },
  {
    id: 't-301',
    title: 'Add alert for sensor drift',
    post: 'Line 4 stop',
    by: giulia,
    to: giulia,
    dueInDays: 7,
    priority: 'normal',
    description: 'Above 0.15 mm the board shows it in red, and the shift lead gets a message.',
    monitors: ['marco-bianchi'],
    remind: ['P1D'],
  },
  {
    id: 't-311',
    title: 'Review onboarding survey',
    post: 'Onboarding survey',
    by: 'jules-perrin',
    to: giulia,
    dueInDays: 14,
    comments: [{ by: 'jules-perrin', text: 'Question 7 is the one that nobody understood.', minutesAgo: 900 }],
  },
  {
    id: 't-322',
    title: 'Order the mirror for the crossing',
    post: 'Near miss in hall B',
    by: 'francesca-marino',
    to: 'group-first-aid',
    dueInDays: 1,
  },
  {
    id: 't-323',
    title: 'Sheet for the first lamp of the shift',
    post: 'Prima lampada',
    by: 'amina-diallo',
    to: 'group-first-aid',
    dueInDays: 5,
  },
  {
    id: 't-324',
    title: 'Translate the list of spare parts',
    post: 'Riparare invece',
    by: 'chiara-conti',
    to: 'group-editors',
    dueInDays: 9,
    priority: 'low',
  },
  {
    id: 't-329',
    title: 'Proofread the list of courses',
    post: 'Six short courses',
    by: 'beatrice-sala',
    to: 'group-editors',
    dueInDays: 6,
  },
  {
    id: 't-325',
    title: 'Decide on the corner insert',
    post: 'What customers sent back',
    by: giulia,
    to: 'sofia-karras',
    dueInDays: 10,
    monitors: [giulia],
  },
  {
    id: 't-326',
    title: 'Test the pair box with ten shops',
    post: 'A smaller box',
    by: 'giorgio-barbieri',
    to: 'marco-bianchi',
    dueInDays: 21,
    monitors: [giulia],
  },
  {
    id: 't-327',
    title: 'Ask for the drawings of the seal',
    post: 'Halo 60 comes',
    by: giulia,
    to: 'marco-bianchi',
    dueInDays: null,
    monitors: [giulia],
  },
  {
    id: 't-328',
    title: 'Bring the yellow vests',
    post: 'Evacuation exercise',
    by: 'francesca-marino',
    to: 'luca-ferrari',
    dueInDays: 4,
    monitors: [giulia],
  },
  {
    id: 't-330',
    title: 'Measure the brackets again when cold',
    post: 'Line 4 stop',
    by: giulia,
    to: 'luca-ferrari',
    dueInDays: -1,
    dueAt: '12:00',
    priority: 'high',
    monitors: [giulia, 'marco-bianchi'],
  },
  {
    id: 't-331',
    title: 'Send the new dates to the suppliers',
    post: 'Supplier audit',
    by: 'marco-bianchi',
    to: 'tiago-duarte',
    dueInDays: 0,
    monitors: [giulia],
  },
  {
    id: 't-332',
    title: 'Photos of the crossing, before and after',
    post: 'Near miss in hall B',
    by: giulia,
    to: 'francesca-marino',
    dueInDays: 2,
    monitors: [giulia],
  },
  {
    id: 't-333',
    title: 'Figures of week 46 from line 2',
    post: 'The week in figures: lines 1 to 4',
    by: giulia,
    to: 'dimitris-vlachos',
    dueInDays: 2,
    dueAt: '10:00',
    monitors: [giulia],
  },
  {
    id: 't-334',
    title: 'Stand plan with the new lamps',
    post: 'Light and building fair',
    by: 'marta-vidal',
    to: 'davide-greco',
    dueInDays: 30,
    monitors: [giulia],
  },
]

const finished: [title: string, post: string, outcome?: 'not-needed'][] = [
  ['Torque of the sensor brackets, presses 1 to 4', 'Line 4 stop'],
  ['Answer Oriol about the corner insert', 'What customers sent back'],
  ['Book the room for the auditors', 'Supplier audit', 'not-needed'],
  ['Read the first proof', 'Spring catalogue'],
  ['List the meeting points', 'Evacuation exercise'],
  ['Ask line 2 for the figures', 'The week in figures: lines 1 to 4'],
  ['Write down the hand signals', 'Near miss in hall B'],
  ['Count the spare drivers', 'Riparare invece'],
  ['Choose three pictures', 'Riparare invece'],
  ['Try the survey on a phone', 'Onboarding survey'],
  ['Send the list of visitors', 'Evacuation exercise'],
  ['Check the limits of the micrometer', 'Line 4 stop'],
  ['Compare with the returns of last year', 'What customers sent back', 'not-needed'],
  ['Names for the cover', 'Spring catalogue'],
]

const closed = finished.map(([title, post, outcome], index): WrittenTask => ({
  id: `t-${340 + index}`,
  title,
  post,
  by: index % 3 === 0 ? giulia : 'marco-bianchi',
  to: giulia,
  dueInDays: -index,
  closedDaysAgo: index * 0.9 + 0.1,
  outcome: outcome ?? 'done',
}))

/** The tasks of the demo organisation. */
export const writtenTasks: WrittenTask[] = [...open, ...closed]

/** What tasks of a crowd are made of. */
export const crowdTitles = {
  acts: ['Check', 'Measure', 'Order', 'Photograph', 'Describe', 'Compare', 'Label', 'Replace', 'Count', 'Sign off'],
  things: [
    'the guard of press 4',
    'the drivers of batch 24-17',
    'the labels in hall B',
    'the first ten lamps of the shift',
    'the torque of the arm screws',
    'the drawings of the seal',
    'the list of spare parts',
    'the board at the entrance',
    'the sample from Thessaloniki',
    'the boxes of the returns',
    'the form of the morning round',
  ],
}
