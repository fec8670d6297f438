import type { Rolldown } from 'vite'

const feature = (names: string, files = '.*') => `features/(?:${names})/(?:ui/)?(?:${files})`

/**
 * The areas of the portal, in the order in which people come to them, by the modules that begin each. An area is one
 * chunk: all that these modules need and no area before it has. What stands in no area is split by its users: the files
 * of a screen come with its Page, and need no line here.
 */
const areas: readonly (readonly [name: string, modules: RegExp])[] = [
  ['react', /rolldown.runtime|\/node_modules\/(react|react-dom|scheduler|use-sync-external-store)\//],
  // With the sign-in page: home needs most of what it is made of.
  ['start', within('app/main\\.tsx', 'app/screens/login/Page\\.tsx', feature('retry', 'index\\.ts'))],
  // The frame and the dashboard, and how its posts are checked.
  ['home', within('app/shell/Frame\\.tsx', 'app/screens/dashboard/Page\\.tsx', 'api/answers/feed\\.gen\\.ts')],
  // With what a post says of its event: alone, each of its files would be named by the first screen.
  ['post', within('app/screens/post-detail/Page\\.tsx', feature('events', 'EventCard\\.tsx|InvitationsPanel\\.tsx'))],
  // What comes when the first screen of signed-in people is at rest.
  [
    'rest',
    within(
      // How all answers but those of the first screens are checked.
      'api/answers/internal\\.gen\\.ts',
      'app/shell/(?:Overlays|Failures|AssistantAndChat|PortalDock)\\.tsx',
      feature('posts', 'FeedWindow\\.tsx|(?:news/FeedNews|ends/FeedEnd)\\.tsx|refusals/messages\\.ts'),
      feature('query-view', 'QueryStates\\.tsx'),
      // The column beside the feed, the rows of events that it lists, and the answers to them.
      feature('my-space', 'rail/DashboardRail\\.tsx'),
      feature('events', 'EventRow\\.tsx|EventAnswer\\.tsx'),
      feature('search', 'index\\.ts'),
      feature('navigation', 'HomeSelector\\.tsx'),
      feature('notifications', 'model\\.ts|push/push-text\\.ts'),
      'shared/tabs/tabs\\.ts',
    ),
  ],
  // What lies over any page when it is asked for. What opens from one screen alone comes with that screen.
  [
    'dialogs',
    within(
      'app/shell/MoreTools\\.tsx',
      'app/services/OutOfServiceLayer\\.tsx',
      feature('user-profile|group-info|hashtag-info|collections|attachments', 'index\\.ts'),
      feature('comments', 'CommentEditorDialog\\.tsx'),
      feature('confirm', 'ConfirmQuestion\\.tsx'),
      feature('links', 'LinksDialog\\.tsx'),
      feature('navigation', 'MoreSheet\\.tsx'),
      feature('notifications', 'Panel\\.tsx'),
      feature('permissions', 'RefusalText\\.tsx'),
      feature('search', 'AdvancedSearch\\.tsx'),
      feature('shortcuts', 'ShortcutSheet\\.tsx'),
      feature('sign-in-again', 'SignInDialog\\.tsx'),
      feature('table-info', 'TableInfoDialog\\.tsx'),
      feature('user-menu', 'UserMenuSurface\\.tsx'),
      'design-system/(?:Menu|Lightbox)/index\\.ts',
    ),
  ],
  // Screens for people who are not signed in, beside sign-in itself, and what most starts do without.
  [
    'open',
    within(
      feature('password-recovery|mail-links|external-sign-in|error-pages|mobile-app', 'index\\.ts'),
      'app/start-up/(?:StandIn|offer-app|OutOfService)\\.tsx',
      'app/legacy-links/rewrite-address\\.ts',
    ),
  ],
  ['developer-panel', within(feature('developer-panel', 'index\\.ts'))],
]

/** Chunks by area, for the bundler. */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    ...areas.map(([name, test], index) => ({ name, test, priority: areas.length - index })),
    // Each would be a file of its own, which the first load names.
    { name: 'icons', test: /\/lucide-react\/dist\/esm\/icons\//, minShareCount: 2, priority: 0 },
  ],
}

function within(...files: string[]): RegExp {
  return new RegExp(`/src/(?:${files.join('|')})$`)
}
