import type { FirstRequest } from '@/shared/routes'

/** What the build made of a screen. */
export interface BootLoad {
  /** Scripts and styles of the screen, relative to the base path. */
  files: readonly string[]
}

/** One row of the route table as the boot script needs it: built files instead of module names. */
export interface BootRoute extends BootLoad {
  /** Source of a regular expression over the path below the base; one group for each name in `parameters`. */
  pattern: string
  parameters: readonly string[]
  /** Whether only signed-in people get here; others are led to sign-in. */
  guarded: boolean
  firstRequest?: FirstRequest | undefined
}

/** Everything that the build knows and the boot script cannot. Its rows keep the order of the route table. */
export interface BootMap {
  routes: readonly BootRoute[]
  /** What signed-in people's other screens begin with. */
  members: BootLoad
  /** Scripts of the first load that hold messages. */
  scripts: readonly string[]
  /** Style sheets of the first load. A sheet in the markup would hold the first paint back. */
  styles: readonly string[]
}
