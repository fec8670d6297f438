import type { RelationState } from '../state/relations.ts'

/** How posts of the demo organisation stand to each other, by the beginnings of their titles. */
export const writtenRelations: [from: string, kind: RelationState['kind'], to: string][] = [
  ['The week in figures: lines 1 to 4', 'continues', 'The week in figures: a quiet one'],
  ['Nuova pressa in arrivo', 'continues', 'Cantiere capannone A: si scava'],
  ['Alba on forty bedside tables', 'continues', 'Faro Terra'],
  ['Headquarters canteen', 'replaces', 'Il menù della settimana al camion'],
  // Behind the closed door of the board.
  ['Nuova pressa in arrivo', 'related', 'Budget paper for the second press hall'],
]

/** An earlier text of a post: what stood in it in place of words of the text of today. */
export type WrittenRevision = {
  /** In days after the text before it; for the first text after the post was begun. */
  after: number
  note: string | null
  substantive: boolean
  /** Words of today, and what was there until the next text. */
  said: [now: string, then: string][]
}

/** What posts of the demo organisation said before, oldest first; the last text is the one of today. */
export const writtenRevisions: { post: string; texts: WrittenRevision[] }[] = [
  {
    post: 'Nuova pressa in arrivo',
    texts: [
      {
        after: 0,
        note: null,
        substantive: true,
        said: [
          ['alle quattro del mattino', 'alle cinque del mattino'],
          ['Dalle quattro alle sette e mezza', 'Dalle cinque alle otto'],
          ['via Cigna', 'via Bologna'],
        ],
      },
      { after: 2, note: 'L’orario del trasporto', substantive: true, said: [['via Cigna', 'via Bologna']] },
      { after: 2, note: 'Via Cigna al posto di via Bologna', substantive: false, said: [] },
    ],
  },
  {
    // What Giulia has acknowledged of it is out of date.
    post: 'Evacuation exercise at Headquarters',
    texts: [
      { after: 0, note: null, substantive: true, said: [['meet at the plane trees', 'meet at the fountain']] },
      { after: 3, note: 'Another meeting point', substantive: true, said: [] },
    ],
  },
  {
    post: 'The week in figures: lines 1 to 4',
    texts: [
      {
        after: 0,
        note: null,
        substantive: true,
        said: [
          ['98.6 %', '98.1 %'],
          ['The screw has been exchanged', 'The screw will be exchanged'],
        ],
      },
      { after: 1, note: 'Yield of line 3 counted in', substantive: false, said: [] },
    ],
  },
]
