import type { PartGuide } from '../../src/design-system/guide.ts'

/** The rungs of the ladder; what a part must have for each is written on the status page. */
export const statuses = ['draft', 'ready', 'stable'] as const
export type Status = (typeof statuses)[number]

/** The states that a part's stories may show. */
export const stateNames = ['disabled', 'loading', 'empty', 'error', 'German', 'Greek', '390 px'] as const
export type StateName = (typeof stateNames)[number]

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
  /** The states that its props can be put in, and those that every part with words must be seen in. */
  neededStates: StateName[]
  shownStates: StateName[]
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
    states: [
      ...(stories.length === 0 ? ['a story'] : []),
      ...part.neededStates.filter((state) => !part.shownStates.includes(state)),
    ],
    themes: stories.some(({ pictured }) => pictured) || drawsNothing.has(part.name) ? [] : ['a pictured story'],
    accessibility: [
      ...part.storiesWithoutAxe.map((name) => `axe for “${name}”`),
      ...(guide?.keyboard?.length && part.status !== 'draft' && !stories.some(({ plays }) => plays) && part.tests === 0
        ? ['a test of its keys']
        : []),
    ],
    tests: part.tests === 0 ? ['a test'] : [],
  }
}

/** Parts that speak or measure only: no picture can show them. */
export const drawsNothing: ReadonlySet<string> = new Set(['RouteAnnouncer'])

function missingFields(guide: Partial<PartGuide>): string[] {
  const texts = (['purpose', 'notFor', 'accessibility'] as const).filter((field) => !guide[field]?.trim())
  const keys = guide.keyboard?.every(({ keys, does }) => keys && does) ? [] : ['keyboard']
  return [...texts, ...keys]
}
