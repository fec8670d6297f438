import type { Audience, FigureSeed, HomeSeed, LinkSeed, WidgetSeed } from '../content/homes/index.ts'
import type { Language, Person } from '../content/people/index.ts'
import { fromMarkup } from '../content/rich-text.ts'
import { sceneSize } from '../pictures/scenes.ts'
import type { Schemas } from '../schemas.ts'
import { Clocks } from '../state/availability.ts'
import type { PostState, WorldData } from '../state/data.ts'
import { dateOf, day, instant } from '../state/times.ts'
import { belongsTo, communityView, isAhead, mayKnow } from './communities.ts'
import { personById, personSummary } from './directory.ts'
import { momentsOf } from './invitations.ts'
import { isAdministrator } from './people.ts'
import { postSummary } from './posts.ts'
import { mayReadPost } from './reading.ts'

/** Who looks at a home, when, and in which language. */
export type Reader = { data: WorldData; viewer: Person; language: Language; now: number }

/** Whether a person belongs to an audience. */
export function isIn(data: WorldData, audience: Audience, person: Person): boolean {
  const { places, areas, businessUnits, languages, userIds, groupIds, withoutGroupIds } = audience
  const inGroup = (id: string) => data.groups.get(id)?.memberIds.includes(person.id) ?? false
  return (
    (places?.includes(person.place) ?? true) &&
    (areas?.includes(person.area) ?? true) &&
    (businessUnits?.includes(person.businessUnit) ?? true) &&
    (languages?.includes(person.language) ?? true) &&
    (userIds?.includes(person.id) ?? true) &&
    (groupIds?.some(inGroup) ?? true) &&
    !(withoutGroupIds?.some(inGroup) ?? false)
  )
}

/** Whether a person changes a home. */
export function mayEditHome(home: HomeSeed, person: Person): boolean {
  return home.editorIds.includes(person.id) || (person.account?.resellerAdmin ?? false)
}

/** The widgets of a home that are for a person. */
export function widgetsFor({ data, viewer }: Reader, home: HomeSeed): WidgetSeed[] {
  return home.sections
    .flatMap(({ columns }) => columns.flat())
    .filter(({ audience = {} }) => isIn(data, audience, viewer))
}

/** A home as a person sees it. */
export function homePage(reader: Reader, home: HomeSeed): Schemas['HomePage'] {
  const { viewer, language, now } = reader
  const shown = new Set(widgetsFor(reader, home))
  return {
    id: home.id,
    name: home.name,
    version: home.version,
    publishedAt: instant(now - home.publishedDaysAgo * day),
    canEdit: mayEditHome(home, viewer),
    sections: home.sections.map(({ id, title, layout, tint = false, narrowOrder = 'as-is', columns }) => ({
      id,
      title: title?.[language] ?? null,
      layout,
      tint,
      narrowOrder,
      columns: columns.map((column) =>
        column.filter((widget) => shown.has(widget)).map((widget) => widgetView(reader, widget)),
      ),
    })),
  }
}

/** What a widget shows to a person. */
export function widgetData(reader: Reader, widget: WidgetSeed): Schemas['WidgetData'] {
  const { data, viewer, language, now } = reader
  const base = { kind: widget.kind, asOf: instant(now) }
  switch (widget.kind) {
    case 'hero': {
      const { title, text, scene, alternativeText, focalPoint, link, inDays } = widget.hero
      const picture = {
        id: `${widget.id}-picture`,
        url: `./api/files/pictures/${scene}/${widget.id}.svg`,
        ...sceneSize,
        alternativeText: alternativeText[language],
      }
      return {
        ...base,
        hero: {
          title: title[language],
          text: text[language],
          picture: focalPoint ? { ...picture, focalPoint } : picture,
          link: link ? linkView(link, language) : null,
          day: inDays === undefined ? null : dateOf(now + inDays * day),
        },
      }
    }
    case 'text':
      return { ...base, text: fromMarkup(widget.text[language], '').delta }
    case 'news': {
      const posts = readable(reader, widget).filter(({ archived }) => !archived)
      return { ...base, posts: summaries(reader, posts, widget), totalCount: posts.length }
    }
    case 'pinned': {
      const posts = widget.posts.flatMap((title) => data.feed.find((post) => post.title === title) ?? [])
      return {
        ...base,
        posts: summaries(
          reader,
          posts.filter((post) => !post.archived && mayReadPost(data, post, viewer)),
          widget,
        ),
      }
    }
    case 'events': {
      const events = readable(reader, widget)
        .flatMap((post) => (post.event && isAhead(post, now) ? [{ post, start: momentsOf(post.event).start }] : []))
        .sort((one, other) => one.start - other.start)
        .map(({ post }) => post)
      return { ...base, events: summaries(reader, events, widget), totalCount: events.length }
    }
    case 'figures':
      return { ...base, figures: widget.figures.map((figure) => figureView(figure, language)) }
    case 'links':
      return {
        ...base,
        links: widget.links
          .filter(({ licence }) => licence === undefined || (viewer.account?.licences.includes(licence) ?? false))
          .map((link) => linkView(link, language)),
      }
    case 'search':
      return {
        ...base,
        search: { communityId: widget.communityId, terms: widget.terms.map((term) => term[language]) },
      }
    case 'people': {
      const clocks = new Clocks(now)
      const found = widget.userIds.flatMap((id) => personById(data, id) ?? []).filter(({ deleted }) => !deleted)
      return {
        ...base,
        people: found.slice(0, countOf(widget)).map((person) => personSummary(data, person, viewer, clocks)),
        totalCount: found.length,
      }
    }
    case 'communities':
      return {
        ...base,
        communities: widget.communities
          .flatMap((id) => data.communities.get(id) ?? [])
          .filter((community) => mayKnow(community, viewer))
          .slice(0, countOf(widget))
          .map((community) => communityView(data, community, viewer)),
      }
    case 'todo':
      return base
  }
}

/** What stands in the page at once: words and numbers that its editors wrote. The client asks for the rest. */
const inPage = new Set(['hero', 'text', 'figures', 'links', 'search'])

function widgetView(reader: Reader, widget: WidgetSeed): Schemas['Widget'] {
  const { id, kind, title, settings = {}, hideWhenEmpty = false } = widget
  return {
    id,
    kind,
    title: title?.[reader.language] ?? null,
    settings,
    hideWhenEmpty,
    data: inPage.has(kind) ? widgetData(reader, widget) : null,
    problem: null,
  }
}

/** Posts of the communities that a widget names, or of the person's own, as far as they may read them. */
function readable({ data, viewer }: Reader, { settings }: WidgetSeed): PostState[] {
  const ids = settings?.communityIds
  const wanted = ({ communityId }: PostState) => {
    if (ids) return ids.includes(communityId)
    const community = data.communities.get(communityId)
    return community !== undefined && (isAdministrator(viewer) || belongsTo(community, viewer))
  }
  return data.feed.filter((post) => wanted(post) && mayReadPost(data, post, viewer))
}

function summaries({ data, viewer, now }: Reader, posts: PostState[], widget: WidgetSeed): Schemas['PostSummary'][] {
  return posts.slice(0, countOf(widget)).map((post) => postSummary(data, post, viewer, now))
}

function countOf({ settings }: WidgetSeed): number {
  return settings?.count ?? 4
}

function linkView({ id, title, href, icon }: LinkSeed, language: Language): Schemas['HomeLink'] {
  return { id, title: title[language], href, icon }
}

function figureView(figure: FigureSeed, language: Language): Schemas['HomeFigure'] {
  const { id, label, kind, value, unit, note, change, points = [], href } = figure
  return {
    id,
    label: label[language],
    kind,
    value,
    unit: unit?.[language] ?? null,
    note: note?.[language] ?? null,
    change: change ?? null,
    points,
    href: href ?? null,
  }
}
