import { createApp } from '../../../mock-server/app.ts'
import { seedWorld } from '../../../mock-server/state/seeds/index.ts'
import { Worlds } from '../../../mock-server/state/worlds.ts'

/** What the mock answers from its state, written as the contract writes it. */
export function mockRoutes(): Set<string> {
  const { routes } = createApp(new Worlds(seedWorld))
  return new Set(
    routes.map(
      ({ method, path }) => `${method} ${path.replace(/^\/api/, '').replaceAll(/:(\w+)(\{[^}]*\})?/g, '{$1}')}`,
    ),
  )
}
