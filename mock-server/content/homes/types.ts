import type { Scene } from '../../pictures/scenes.ts'
import type { Schemas } from '../../schemas.ts'
import type { Language } from '../people/index.ts'

/** A text in every language of the demo. */
export type Words = Record<Language, string>

/** Whom a home or a widget is for: any value of a kind, and every kind that is given; everybody where none is. */
export type Audience = {
  places?: string[]
  areas?: string[]
  businessUnits?: string[]
  languages?: Language[]
  userIds?: string[]
  groupIds?: string[]
  withoutGroupIds?: string[]
}

/** A link of a home: a place in the portal, or an address elsewhere. */
export type LinkSeed = {
  id: string
  title: Words
  href: string
  icon: string | null
  /** Only for those who have it. */
  licence?: 'chat' | 'xlearning'
}

export type HeroSeed = {
  title: Words
  text: Words
  scene: Scene
  alternativeText: Words
  focalPoint?: { x: number; y: number }
  link?: LinkSeed
  /** The day that it is about, counted from today. */
  inDays?: number
}

export type FigureSeed = {
  id: string
  label: Words
  /** Given, or the days since or until a day that is counted from today. */
  kind: 'manual' | 'days-since' | 'days-until'
  value: number
  unit?: Words
  note?: Words
  change?: { direction: 'up' | 'down'; wanted: boolean }
  points?: number[]
  href?: string
}

type Base = {
  id: string
  title?: Words
  audience?: Audience
  settings?: Schemas['WidgetSettings']
  hideWhenEmpty?: boolean
}

/** A widget as its editors have set it. */
export type WidgetSeed = Base &
  (
    | { kind: 'hero'; hero: HeroSeed }
    | { kind: 'text'; text: Words }
    | { kind: 'news' | 'events' | 'todo' }
    | { kind: 'pinned'; posts: readonly string[] }
    | { kind: 'figures'; figures: readonly FigureSeed[] }
    | { kind: 'links'; links: readonly LinkSeed[] }
    | { kind: 'search'; communityId: string | null; terms: readonly Words[] }
    | { kind: 'people'; userIds: readonly string[] }
    | { kind: 'communities'; communities: readonly string[] }
  )

export type SectionSeed = {
  id: string
  title?: Words
  layout: 'full' | 'halves' | 'thirds' | 'main-aside' | 'aside-main'
  tint?: boolean
  narrowOrder?: 'as-is' | 'aside-first'
  columns: readonly (readonly WidgetSeed[])[]
}

export type HomeSeed = {
  id: string
  /** In English; `localisedNames` has the others. */
  name: string
  state: 'draft' | 'published' | 'withdrawn'
  version: number
  publishedDaysAgo: number
  audience: Audience
  /** People who change it. */
  editorIds: readonly string[]
  sections: readonly SectionSeed[]
}

/** A text in the languages of the demo, in their order. */
export function words(en: string, it: string, es: string, de: string, el: string, pt: string, fr: string): Words {
  return { en, it, es, de, el, pt, fr }
}
