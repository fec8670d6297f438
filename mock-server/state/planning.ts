import type { Schemas } from '../schemas.ts'

/** Who does what a post asks for, when, and how urgent it is. */
export type PlanningState = Required<Schemas['PostDataFields']> & {
  /** Counts the changes; the token for the next one is made of it. */
  saves: number
}
