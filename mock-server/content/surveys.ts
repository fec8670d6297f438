import type { Schemas } from '../schemas.ts'

type Question = Schemas['Question']

/** A survey of the demo organisation; days are counted from today. */
export type WrittenSurvey = {
  /** The post, by its id. */
  post: string
  opensIn: number | null
  closesIn: number | null
  subjects: Schemas['Assignee'][] | null
  changeable: boolean
  results: string
  resultsFrom: string
  minutes: number
  questions: Question[]
  /** Out of ten people this many have answered. */
  done: number
  /** Whether Giulia has. */
  giulia: boolean
  /** What people write where they are asked for words, by question. */
  words: Record<string, readonly string[]>
}

type Written = Partial<Question> & Pick<Question, 'id' | 'kind' | 'text'>

const asked = (question: Written): Question => ({ required: false, series: 1, ...question })
const options = (...labels: [id: string, label: string][]) => labels.map(([id, label]) => ({ id, label }))

const handover: Question[] = [
  asked({ id: 'q-handover-today', kind: 'section', text: 'How it goes today' }),
  asked({
    id: 'q-handover-open',
    kind: 'scale',
    text: 'At the start of my shift I know what is open.',
    required: true,
    from: 1,
    to: 5,
    lowLabel: 'Never',
    highLabel: 'Always',
  }),
  asked({
    id: 'q-handover-where',
    kind: 'multiple-choice',
    text: 'Where do you look first?',
    help: 'Choose up to two.',
    required: true,
    allowOther: true,
    max: 2,
    options: [
      ...options(
        ['o-book', 'The paper book at the line'],
        ['o-portal', 'The portal'],
        ['o-ask', 'I ask the shift before me'],
      ),
      { id: 'o-nowhere', label: 'Nowhere, I find out', exclusive: true },
    ],
  }),
  asked({
    id: 'q-handover-missed',
    kind: 'yes-no',
    text: 'Did something go wrong last month because you did not know of it?',
    required: true,
  }),
  asked({
    id: 'q-handover-what',
    kind: 'text',
    text: 'What was it?',
    help: 'A sentence or two is enough.',
    long: true,
    maxLength: 1000,
    required: true,
    showWhen: { match: 'all', conditions: [{ questionId: 'q-handover-missed', is: 'equal', value: true }] },
  }),
  asked({ id: 'q-handover-ideas', kind: 'section', text: 'How it could be' }),
  asked({
    id: 'q-handover-shift',
    kind: 'single-choice',
    text: 'Which shift do you work?',
    required: true,
    options: options(['o-early', 'Early'], ['o-late', 'Late'], ['o-night', 'Night'], ['o-day', 'Day, in an office']),
  }),
  asked({
    id: 'q-handover-minutes',
    kind: 'number',
    text: 'How many minutes should a handover take?',
    unit: 'min',
    decimals: 1,
  }),
  asked({
    id: 'q-handover-order',
    kind: 'ranking',
    text: 'What has to come first?',
    options: options(
      ['o-safety', 'What is dangerous'],
      ['o-machines', 'What stands still'],
      ['o-people', 'Who is missing'],
      ['o-material', 'What runs out'],
    ),
  }),
  asked({
    id: 'q-handover-how',
    kind: 'matrix',
    text: 'How would you like to hear it?',
    rows: options(['r-danger', 'A danger'], ['r-order', 'A changed order'], ['r-rest', 'Everything else']),
    options: options(['o-talk', 'Face to face'], ['o-screen', 'On a screen'], ['o-paper', 'On paper']),
  }),
  asked({ id: 'q-handover-from', kind: 'date', text: 'From when should we try it?' }),
  asked({
    id: 'q-handover-wish',
    kind: 'text',
    text: 'What would help you most?',
    long: true,
    maxLength: 1000,
  }),
]

const repairs: Question[] = [
  asked({
    id: 'q-repair-often',
    kind: 'scale',
    text: 'Nel mio lavoro riparo prima di sostituire.',
    required: true,
    from: 1,
    to: 5,
    lowLabel: 'Mai',
    highLabel: 'Sempre',
  }),
  asked({
    id: 'q-repair-why',
    kind: 'multiple-choice',
    text: 'Che cosa ti frena?',
    allowOther: true,
    options: options(
      ['o-parts', 'Mancano i ricambi'],
      ['o-time', 'Manca il tempo'],
      ['o-tools', 'Mancano gli attrezzi'],
    ),
  }),
  asked({ id: 'q-repair-course', kind: 'yes-no', text: 'Verresti a un corso di due ore?', required: true }),
  asked({
    id: 'q-repair-day',
    kind: 'single-choice',
    text: 'Quale giorno preferisci?',
    required: true,
    options: options(['o-monday', 'Lunedì'], ['o-wednesday', 'Mercoledì'], ['o-friday', 'Venerdì']),
    showWhen: { match: 'all', conditions: [{ questionId: 'q-repair-course', is: 'equal', value: true }] },
  }),
  asked({ id: 'q-repair-words', kind: 'text', text: 'Un pezzo che valeva la pena di riparare?', maxLength: 400 }),
]

const gloves: Question[] = [
  asked({
    id: 'q-gloves-fit',
    kind: 'scale',
    text: 'As luvas novas servem bem.',
    required: true,
    from: 1,
    to: 5,
    lowLabel: 'Discordo',
    highLabel: 'Concordo',
  }),
  asked({
    id: 'q-gloves-size',
    kind: 'single-choice',
    text: 'Qual é o seu tamanho?',
    required: true,
    options: options(['o-s', '7'], ['o-m', '8'], ['o-l', '9'], ['o-xl', '10']),
  }),
  asked({ id: 'q-gloves-words', kind: 'text', text: 'O que falta?', maxLength: 400 }),
]

const lunch: Question[] = [
  asked({
    id: 'q-lunch-when',
    kind: 'single-choice',
    text: 'Wann machen Sie Mittag?',
    required: true,
    options: options(['o-11', '11:30'], ['o-12', '12:15'], ['o-13', '13:00']),
  }),
  asked({ id: 'q-lunch-words', kind: 'text', text: 'Was wünschen Sie sich?', maxLength: 400 }),
]

/** What is asked in the demo organisation; Giulia has answered what others ask her. */
export const writtenSurveys: WrittenSurvey[] = [
  {
    post: 'p-1004',
    opensIn: null,
    closesIn: 7,
    subjects: null,
    changeable: true,
    results: 'answered',
    resultsFrom: 'open',
    minutes: 3,
    questions: handover,
    done: 6,
    giulia: true,
    words: {
      'q-handover-what': [
        'The torque wrench had been sent away, and nobody wrote it down.',
        'We ran the old batch for an hour.',
        'A guard was open for cleaning. I saw it myself, in time.',
      ],
      'q-handover-wish': [
        'Five quiet minutes before the bell.',
        'One list for all shifts,\nnot three.',
        'Ένα κοινό βιβλίο, στα ελληνικά και στα ιταλικά.',
        'That the shift before stays until we have read it.',
      ],
    },
  },
  {
    post: 'p-997',
    opensIn: null,
    closesIn: 10,
    subjects: null,
    changeable: true,
    results: 'managers',
    resultsFrom: 'open',
    minutes: 2,
    questions: repairs,
    done: 5,
    giulia: false,
    words: {
      'q-repair-words': ['Il trasformatore del Faro.', 'La morsa del banco 3, due volte.', '=Il tornio, da sempre'],
    },
  },
  {
    post: 'p-983',
    opensIn: null,
    closesIn: -5,
    subjects: null,
    changeable: true,
    results: 'readers',
    resultsFrom: 'closed',
    minutes: 1,
    questions: gloves,
    done: 8,
    giulia: true,
    words: { 'q-gloves-words': ['Um par de reserva no posto.', 'Punho mais longo.'] },
  },
  {
    post: 'p-976',
    opensIn: 3,
    closesIn: 17,
    subjects: null,
    changeable: true,
    results: 'managers',
    resultsFrom: 'open',
    minutes: 1,
    questions: lunch,
    done: 0,
    giulia: false,
    words: {},
  },
]
