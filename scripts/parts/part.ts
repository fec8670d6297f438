import type { PartGuide, StateName } from '../../src/design-system/guide.ts'

/** The rungs of the ladder; what a part must have for each is written on the status page. */
export const statuses = ['draft', 'ready', 'stable'] as const
export type Status = (typeof statuses)[number]

/** One stories file of the design system and what lies beside it, as the sources have it. */
export interface Part {
  /** The last word of its title. */
  name: string
  /** Its folder in src/design-system. */
  folder: string
  /** Storybook's id of its docs page. */
  docsId: string
  /** What the visual suite calls its pictures. */
  subject: string
  status: Status | null
  guide: Partial<PartGuide> | null
  stories: PartStory[]
  /** The states that its props can put it in, and those that every part is looked at in. */
  neededStates: StateName[]
  shownStates: StateName[]
  /** Keys that its guide names and that no story and no test presses. */
  unpressedKeys: string[]
  /** Names of the stories that axe is told to leave out. */
  storiesWithoutAxe: string[]
  testFiles: number
  /** How many tests stand in them. */
  tests: number
}

export interface PartStory {
  id: string
  name: string
  /** Somebody drives it by keyboard or pointer. */
  plays: boolean
  /** The visual suite takes its picture. */
  pictured: boolean
}

/** What a part lacks, by the column of the status page that says so. */
export type Gaps = Record<'status' | 'guide' | 'states' | 'themes' | 'accessibility' | 'tests', string[]>

/** Everything that the status page would show in red. */
export function gapsOf(part: Part): Gaps {
  const { guide, stories } = part
  return {
    status: part.status ? [] : [`one of the tags ${statuses.join(', ')}`],
    guide: guide ? missingFields(guide) : ['the guide'],
    states: [...(stories.length === 0 ? ['a story'] : []), ...missingStates(part)],
    themes: stories.some(({ pictured }) => pictured) || drawsNothing.has(part.name) ? [] : ['a pictured story'],
    accessibility: [
      ...part.storiesWithoutAxe.map((name) => `axe for “${name}”`),
      ...part.unpressedKeys.map((key) => `a test that presses ${key}`),
    ],
    tests: part.tests === 0 ? ['a test'] : [],
  }
}

/** Parts that speak or measure only: no picture can show them. */
export const drawsNothing: ReadonlySet<string> = new Set(['RouteAnnouncer'])

/** What must be seen and is not, unless the guide says why there is nothing to see; a reason that the stories outgrew is missing its end. */
function missingStates({ neededStates, shownStates, guide }: Part): string[] {
  const reasons = guide?.notShown ?? {}
  const excused = (Object.keys(reasons) as StateName[]).filter((state) => reasons[state]?.trim())
  return [
    ...neededStates.filter((state) => !shownStates.includes(state) && !excused.includes(state)),
    ...excused.filter((state) => shownStates.includes(state)).map((state) => `the end of the excuse for “${state}”`),
  ]
}

function missingFields(guide: Partial<PartGuide>): string[] {
  const texts = (['purpose', 'notFor', 'accessibility'] as const).filter((field) => !guide[field]?.trim())
  const keys = guide.keyboard?.every(({ keys, does }) => keys && does) ? [] : ['keyboard']
  return [...texts, ...keys]
}
