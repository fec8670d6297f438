import type { Rolldown } from 'vite'

const icon = (name: string) => `lucide-react/dist/esm/icons/${name}\\.mjs`
const screens = (names: string) => `app/screens/(?:${names})/Page\\.tsx`
const feature = (names: string, files = '.*') => `features/(?:${names})/(?:ui/)?(?:${files})`

/**
 * The areas of the portal, in the order in which people come to them, by the modules that begin each. An area is one
 * chunk: all that these modules need and no area before it has. What stands in no area is split by its users.
 */
const areas: readonly (readonly [name: string, modules: RegExp])[] = [
  ['react', /rolldown.runtime|\/node_modules\/(react|react-dom|scheduler|use-sync-external-store)\//],
  // With the components of the sign-in page: home needs most of them, and the first form of any other screen the rest.
  [
    'start',
    within(
      'app/main\\.tsx',
      'app/boot/skeleton-words\\.css',
      'design-system/(?:Brand|Form|Heading|IconButton|PasswordField|Select|Stack|Text|TextField|icons)/index\\.ts',
    ),
  ],
  ['sign-in', within('app/screens/login/Page\\.tsx')],
  // The frame and the dashboard, and how its posts are checked.
  ['home', within('app/shell/Frame\\.tsx', 'app/screens/dashboard/Page\\.tsx', 'api/answers/feed\\.gen\\.ts')],
  // What comes when the first screen is at rest, with all that it shares with posts and tools: it would else run the
  // whole of one of these for an icon.
  [
    'rest',
    within(
      // How all answers but those of the first screens are checked.
      'api/answers/internal\\.gen\\.ts',
      'app/shell/(?:Overlays|Failures)\\.tsx',
      'shared/(?:common-errors/index|copy-link/index|tabs/tabs|unsaved-work/index)\\.ts',
      'design-system/(?:Badge|Dock|Progress|RichText|SearchField|interaction)/index\\.ts',
      feature('search', 'messages\\.ts|model/recent-searches\\.ts'),
      feature('upload', 'index\\.ts'),
      icon('(?:chevron-left|chevron-right|circle-check|sliders-horizontal)'),
    ),
  ],
  ['post', within('app/screens/post-detail/Page\\.tsx', feature('tasks', 'TasksCard\\.tsx'))],
  // What comes then for signed-in people.
  [
    'tools',
    within(
      'app/shell/(?:AssistantAndChat|PortalDock)\\.tsx',
      feature('posts', '(?:FeedNews|FeedWindow)\\.tsx'),
      feature('my-space', '(?:DashboardRail|WaitingActions)\\.tsx'),
      feature('search', 'index\\.ts'),
      feature('navigation', 'HomeSelector\\.tsx'),
      feature('notifications', 'model\\.ts|push/push-text\\.ts'),
    ),
  ],
  // Phones have it at hand when the page is quiet.
  ['search-sheet', within(feature('search', 'SearchSheet\\.tsx'))],
  // What lies over a page when it is asked for.
  [
    'dialogs',
    within(
      'app/shell/MoreTools\\.tsx',
      'app/services/OutOfServiceLayer\\.tsx',
      feature('user-profile|group-info|hashtag-info|collections|attachments', 'index\\.ts'),
      feature(
        '[\\w-]+',
        '\\w+Dialog\\.tsx|AdvancedSearch\\.tsx|MoreSheet\\.tsx|Panel\\.tsx|RefusalText\\.tsx|ShortcutSheet\\.tsx|UserMenuSurface\\.tsx',
      ),
      'design-system/(?:ConfirmDialog|Menu|Lightbox)/index\\.ts',
    ),
  ],
  // Screens for people who are not signed in, beside sign-in itself, and what most starts do without.
  [
    'open',
    within(
      feature('password-recovery|mail-links|external-sign-in|error-pages|mobile-app', 'index\\.ts'),
      'app/screens/(?:change-password|external-auth-redirect|forbidden-access|page-not-found|password-forgot)/Page\\.tsx',
      'app/screens/(?:unauthorized|unsubscribe|verify-private-email)/Page\\.tsx',
      'app/start-up/(?:StandIn|offer-app|OutOfService)\\.tsx',
      'app/legacy-links/rewrite-address\\.ts',
    ),
  ],
  // Drawn with scales and shapes of a library of its own; screens with figures load it, and nobody else.
  ['charts', within('design-system/charts/index\\.ts')],
  // Screens that people go to and fro between.
  ['communities', within(screens('communities|communities-feed|community|community-detail|community-search'))],
  [
    'work',
    within(
      screens(
        'bulk-report|collections|my-space|post-acknowledgements|post-relations|tasks|workflow|workflow-move|workflows',
      ),
    ),
  ],
  ['figures', within(screens('post-statistics|workflow-statistics'))],
  ['people', within(screens('customer-feedback|notification-settings|people|profile|profile-edit'))],
  ['paper', within(screens('post-history|post-preview|post-print'))],
  // What is asked of people, and what they answered.
  ['answers', within(screens('post-feedback[\\w-]*|[\\w-]*(?:survey|mission|answer)[\\w-]*'))],
  ['notes', within(screens('ai-notes?[\\w-]*'))],
  ['homes', within(screens('digital-workplace(?:-preview)?|home[\\w-]*|insights'))],
  // Behind "Manage" and "Admin".
  [
    'manage',
    within(
      screens(
        'manage[\\w-]*|group-edit|(?:user|group)-(?:registry|import)|digital-workplace-admin[\\w-]*|admin[\\w-]*',
      ),
    ),
  ],
  ['developer-panel', within(feature('developer-panel', 'index\\.ts'))],
]

/** Chunks by area, for the bundler. */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: areas.map(([name, test], index) => ({ name, test, priority: areas.length - index })),
}

function within(...files: string[]): RegExp {
  return new RegExp(`/(?:src|node_modules)/(?:${files.join('|')})$`)
}
