/** The states that the stories of a component may show. */
export const stateNames = ['disabled', 'loading', 'empty', 'error', 'German', 'Greek', '390 px'] as const
export type StateName = (typeof stateNames)[number]

/**
 * What the docs page and the status page say of a component. Each component's stories give it as `parameters.guide` and
 * name the component's status by a tag of their meta: `draft`, `ready` or `stable`.
 */
export interface ComponentGuide {
  /** What a person gets from it, in one or two sentences. */
  purpose: string
  /** When another component is the right one, and which. */
  notFor: string
  /** What each key does while the component has the focus; empty where it takes no focus. */
  keyboard: { keys: string; does: string }[]
  /** How it speaks to assistive technology, by which pattern, and what its user has to give it. */
  accessibility: string
  /** States that no story of the component shows, each with the reason why there is nothing to look at. */
  notShown?: Partial<Record<StateName, string>>
}
