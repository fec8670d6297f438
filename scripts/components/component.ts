import type { ComponentGuide, StateName } from '../../src/design-system/guide.ts'

/** The rungs of the ladder; what a component must have for each is written on the status page. */
export const statuses = ['draft', 'ready', 'stable'] as const
export type Status = (typeof statuses)[number]

/** One stories file of the design system and what lies beside it, as the sources have it. */
export interface ComponentRecord {
  /** The last word of its title. */
  name: string
  /** Its folder in src/design-system. */
  folder: string
  /** Storybook's id of its docs page. */
  docsId: string
  /** What the visual suite calls its pictures. */
  subject: string
  status: Status | null
  guide: Partial<ComponentGuide> | null
  stories: ComponentStory[]
  /** The states that its props can put it in, and those that every component is looked at in. */
  neededStates: StateName[]
  shownStates: StateName[]
  /** Keys that its guide names and that no story and no test presses. */
  unpressedKeys: string[]
  /** Names of the stories that axe leaves out. */
  storiesWithoutAxe: string[]
  testFiles: number
  /** How many tests stand in them. */
  tests: number
}

export interface ComponentStory {
  id: string
  name: string
  /** A test or story drives it by keyboard or pointer. */
  plays: boolean
  /** The visual suite takes its picture. */
  pictured: boolean
}

/** What a component lacks, by the column of the status page that says so. */
export type Gaps = Record<'status' | 'guide' | 'states' | 'themes' | 'accessibility' | 'tests', string[]>

/** Everything that the status page would show in red. */
export function gapsOf(component: ComponentRecord): Gaps {
  const { guide, stories } = component
  return {
    status: component.status ? [] : [`one of the tags ${statuses.join(', ')}`],
    guide: guide ? missingFields(guide) : ['the guide'],
    states: [...(stories.length === 0 ? ['a story'] : []), ...missingStates(component)],
    themes: stories.some(({ pictured }) => pictured) || drawsNothing.has(component.name) ? [] : ['a pictured story'],
    accessibility: [
      ...component.storiesWithoutAxe.map((name) => `axe for “${name}”`),
      ...component.unpressedKeys.map((key) => `a test that presses ${key}`),
    ],
    tests: component.tests === 0 ? ['a test'] : [],
  }
}

/** Components that speak or measure only: no picture can show them. */
export const drawsNothing: ReadonlySet<string> = new Set(['RouteAnnouncer'])

/**
 * What must be seen and is not, unless the guide says why there is nothing to see; a reason that the stories outgrew is
 * missing its end.
 */
function missingStates({ neededStates, shownStates, guide }: ComponentRecord): string[] {
  const reasons = guide?.notShown ?? {}
  const excused = (Object.keys(reasons) as StateName[]).filter((state) => reasons[state]?.trim())
  return [
    ...neededStates.filter((state) => !shownStates.includes(state) && !excused.includes(state)),
    ...excused.filter((state) => shownStates.includes(state)).map((state) => `the end of the excuse for “${state}”`),
  ]
}

function missingFields(guide: Partial<ComponentGuide>): string[] {
  const texts = (['purpose', 'notFor', 'accessibility'] as const).filter((field) => !guide[field]?.trim())
  const keys = guide.keyboard?.every(({ keys, does }) => keys && does) ? [] : ['keyboard']
  return [...texts, ...keys]
}

/** Folders of the design system that are no components of their own, and why. */
export const needsNoStories: Readonly<Record<string, string>> = {
  ChoiceChip: 'is the chip that acts, shown in the stories of the plain one',
  PageLocale: 'hands the language of the page to the primitives, shown in the stories of the overlays and pickers',
}
