import type { ReactNode } from 'react'
import type { Schemas } from '@/api'
import { RichText } from '@/design-system/RichText'
import { richTextLinks } from '@/features/entity-links'
import { type MessageDescriptor, useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'
import { CommunitiesWidget } from './CommunitiesWidget'
import { EventsWidget } from './EventsWidget'
import { FiguresWidget } from './FiguresWidget'
import { HeroWidget } from './HeroWidget'
import { LinksWidget } from './LinksWidget'
import { NewsWidget } from './NewsWidget'
import { PeopleWidget } from './PeopleWidget'
import { SearchWidget } from './SearchWidget'
import { SurveyWidget } from './SurveyWidget'
import { TrackWidget } from './TrackWidget'

type Data = Schemas['WidgetData']
type Widget = Schemas['Widget']

/** What a widget shows, and the way to all of it. */
export type Content = { body: ReactNode; empty?: boolean; all?: { words: MessageDescriptor; href: string } | undefined }

/** Draws what the server answered for a kind; undefined where the answer lacks what the kind needs. */
type Draw = (data: Data, widget: Widget) => Content | undefined

/** Every kind whose data the server puts together; a kind that is not here is of a newer server, and left out. */
export const contents: ReadonlyMap<string, Draw> = new Map<string, Draw>([
  ['hero', ({ hero }) => hero && { body: <HeroWidget hero={hero} /> }],
  ['text', ({ text }) => text && { body: <TextWidget text={text} />, empty: text.ops.length === 0 }],
  [
    'news',
    ({ posts }, { settings }) =>
      posts && {
        body: <NewsWidget posts={posts} settings={settings} />,
        empty: posts.length === 0,
        all: { words: messages.allNews, href: newsOf(settings) },
      },
  ],
  [
    'pinned',
    ({ posts }, { settings }) =>
      posts && { body: <NewsWidget posts={posts} settings={settings} />, empty: posts.length === 0 },
  ],
  ['events', ({ events }) => events && { body: <EventsWidget events={events} />, empty: events.length === 0 }],
  ['survey', ({ survey }) => survey && { body: <SurveyWidget survey={survey} /> }],
  ['figures', ({ figures }) => figures && { body: <FiguresWidget figures={figures} />, empty: figures.length === 0 }],
  ['links', ({ links }) => links && { body: <LinksWidget links={links} />, empty: links.length === 0 }],
  ['search', ({ search }) => search && { body: <SearchWidget search={search} /> }],
  ['people', ({ people }) => people && { body: <PeopleWidget people={people} />, empty: people.length === 0 }],
  [
    'communities',
    ({ communities }) =>
      communities && {
        body: <CommunitiesWidget communities={communities} />,
        empty: communities.length === 0,
        all: { words: messages.allCommunities, href: paths.communities() },
      },
  ],
  ['track', ({ track }) => track && { body: <TrackWidget track={track} /> }],
])

/** The one community that the news come from, or the feed of all. */
function newsOf({ communityIds = [] }: Widget['settings']): string {
  const [only, ...others] = communityIds
  return only !== undefined && others.length === 0 ? paths.community(only) : paths.communitiesFeed()
}

function TextWidget({ text }: { text: Schemas['Delta'] }) {
  const { formatMessage } = useIntl()
  return (
    <RichText
      {...richTextLinks}
      variant="plain"
      value={text}
      topHeading={3}
      externalLinkHint={formatMessage(messages.newTab)}
    />
  )
}
