import { fileURLToPath } from 'node:url'
import { build, type Plugin, type Rolldown, type UserConfig } from 'vite'

const source = (path: string) => fileURLToPath(new URL(`../../src/${path}`, import.meta.url))

const ENTRY = 'app/main.tsx'
const REACT = 'app/slices/react.ts'
const PORTAL = 'app/start-up/start-portal.tsx'
const DOOR = 'app/screens/login/Page.tsx'
const FEED = 'app/screens/dashboard/Page.tsx'

/** What signed-in people's screens begin with: their frame. */
export const FRAME = 'app/shell/Frame.tsx'

/** What the document loads for every address, in the order of evaluation. */
export const START: readonly string[] = [REACT, PORTAL]

/** Plugins that have no part in finding out what a screen uses. */
const NAME = 'atrium:first-screens'
const OUTPUT_ONLY = [NAME, 'atrium:portal-document', 'atrium:list-modules']

/**
 * Packs what a first screen always loads together into one file each, because a hundred small files cost more than they save: each is compressed by
 * itself and waits in line. A build ahead of the real one says what each screen uses once the unused is gone; the index files of our folders name much
 * more than that. Everything beyond the first screens is split as its imports say.
 */
export function firstScreens(): Plugin {
  return {
    name: NAME,
    apply: 'build',
    async config(user) {
      const used = await usedModules(user)
      const codeSplitting: Rolldown.CodeSplittingOptions = {
        // Each module says for itself where it belongs, and never imports from a file that is loaded after its own.
        includeDependenciesRecursively: false,
        groups: [{ debugName: 'first screens', name: (id) => chunkOf(id, used) }],
      }
      return { build: { rolldownOptions: { output: { codeSplitting } } } }
    },
  }
}

/** Whether the module at this path uses a module, directly or not, without a dynamic import between. */
type Uses = (path: string, id: string) => boolean

function chunkOf(id: string, uses: Uses): string | null {
  // The entry must not wait for what it loads.
  if (uses(ENTRY, id)) return null
  if (id === source(REACT) || /\/node_modules\/(react|react-dom|scheduler|use-sync-external-store)\//.test(id))
    return 'react'
  if (uses(PORTAL, id)) return 'start'
  const [atDoor, inFrame, inFeed] = [DOOR, FRAME, FEED].map((path) => uses(path, id))
  // What the door shares with the screens behind it is loaded in any case.
  if (atDoor) return inFrame || inFeed ? 'start' : 'door'
  if (inFrame) return 'frame'
  return inFeed ? 'feed' : null
}

async function usedModules(user: UserConfig): Promise<Uses> {
  const plugins = (await Promise.all([user.plugins].flat(Infinity as 1))) as unknown as (Plugin | false | null)[]
  const { output } = (await build({
    ...user,
    configFile: false,
    logLevel: 'error',
    plugins: plugins.filter((plugin) => plugin && !OUTPUT_ONLY.includes(plugin.name)),
    build: { ...user.build, write: false, rolldownOptions: { experimental: { chunkOptimization: false } } },
  })) as Rolldown.RolldownOutput
  const chunks = output.filter((file) => file.type === 'chunk')
  const below = new Map([ENTRY, ...START, DOOR, FRAME, FEED].map((path) => [path, modulesBelow(path, chunks)]))
  return (path, id) => below.get(path)?.has(id) ?? false
}

function modulesBelow(path: string, chunks: readonly Rolldown.OutputChunk[]): ReadonlySet<string> {
  const modules = new Set<string>()
  const seen = new Set<string>()
  const take = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || seen.has(chunk.fileName)) return
    seen.add(chunk.fileName)
    for (const id of chunk.moduleIds) modules.add(id)
    for (const name of chunk.imports) take(chunks.find(({ fileName }) => fileName === name))
  }
  take(chunks.find(({ moduleIds }) => moduleIds.includes(source(path))))
  return modules
}
