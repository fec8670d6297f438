import type { Schemas } from '@/api'

type Question = Schemas['Question']

/** Questions that are answered together, below their heading. */
export type SurveyPart = { heading: Question | null; questions: Question[] }

/** A part for each heading that has questions; those before the first heading are one of their own. */
export function partsOf(shown: readonly Question[]): SurveyPart[] {
  const parts: SurveyPart[] = []
  for (const question of shown) {
    if (question.kind === 'section') parts.push({ heading: question, questions: [] })
    else if (parts.length === 0) parts.push({ heading: null, questions: [question] })
    else parts.at(-1)?.questions.push(question)
  }
  return parts.filter(({ questions }) => questions.length > 0)
}
