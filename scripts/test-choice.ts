/**
 * What `npm test` runs: the suites named, all of them, those that a change touches, or one share of all.
 *
 * A change touches: the stories of its folder (all of them when it is neither in one component nor in one feature), the
 * journeys that are named like its feature (all of them when none is), and of unit tests what imports it. A handler of
 * the mock touches what the features that call its paths touch.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from './run-suite.ts'

export interface Choice {
  named: string[]
  /** `2/4`: the second of four shares of each suite; suites that cannot be shared out go to one of them whole. */
  shard: string | null
  changed: Changed | null
  /** Hunts flaky tests: none runs again, and no list excuses one. */
  strict: boolean
}

export interface Changed {
  /** The commit that the files are compared with. */
  since: string
  files: string[]
}

/** Reads `npm test -- [suite …] [--changed [commit]] [--shard 1/4] [--strict]`. */
export function readChoice(args: readonly string[], suites: readonly string[]): Choice {
  const { positionals, tokens } = parseArgs({
    args: [...args],
    allowPositionals: true,
    tokens: true,
    options: { changed: { type: 'boolean' }, shard: { type: 'string' }, strict: { type: 'boolean' } },
  })
  const options = tokens.filter((token) => token.kind === 'option')
  const changed = options.find(({ name }) => name === 'changed')
  const after = changed && tokens.find((token) => token.kind === 'positional' && token.index === changed.index + 1)
  const commit = after?.kind === 'positional' && !suites.includes(after.value) ? after.value : null
  const named = positionals.filter((value) => value !== commit)
  const unknown = named.filter((name) => !suites.includes(name))
  if (unknown.length > 0) throw new Error(`No suite is called ${unknown.join(', ')}. There are: ${suites.join(', ')}.`)
  const shard = options.find(({ name }) => name === 'shard')?.value ?? null
  if (shard !== null && !isShard(shard)) throw new Error(`--shard takes a share such as 1/4, and not ${shard}.`)
  const strict = options.some(({ name }) => name === 'strict')
  return { named, shard, changed: changed ? changedSince(commit ?? 'HEAD') : null, strict }
}

function isShard(shard: string): boolean {
  const [index = 0, count = 0] = shard.split('/').map(Number)
  return Number.isInteger(index) && Number.isInteger(count) && index >= 1 && index <= count
}

/** Files that differ from a commit, new ones included. */
function changedSince(since: string): Changed {
  const git = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
    if (status !== 0) throw new Error(stderr.trim())
    return stdout.split('\n').filter((line) => line !== '')
  }
  return { since, files: [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')] }
}

/** Folders whose stories a change touches; `src` is all of them, and none is an empty list. */
export function touchedStories({ files }: Changed): string[] {
  const folders = files
    .filter((file) => /^(src|\.storybook|mock-server|tests\/stories)\//.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) => {
      const component = /^src\/design-system\/[^/.]+\//.exec(file)?.[0]
      return component ? [component] : (featuresOf(file)?.map((name) => `src/features/${name}/`) ?? ['src'])
    })
  return folders.includes('src') ? ['src'] : [...new Set(folders)]
}

/** Journeys that a change touches, as files of tests/e2e or tests/a11y; null is all of them. */
export function touchedJourneys({ files }: Changed, folder: string): string[] | null {
  const journeys = globSync(`${folder}/*.test.ts`, { cwd: root })
  const touched = files
    .filter((file) => !/\.stories\.tsx$|^(src|mock-server)\/.*\.test\.tsx?$|^src\/design-system\//.test(file))
    .filter((file) => /^(src|mock-server|tests\/support|public)\/|^index\.html$|^vite\.config/.test(file))
    .map((file) => journeysNamedLike([...(featuresOf(file) ?? []), ...handlerName(file)], journeys))
  if (touched.includes(null)) return null
  const own = files.filter((file) => journeys.includes(file))
  return [...new Set([...own, ...touched.flatMap((named) => named ?? [])])]
}

function journeysNamedLike(names: readonly string[], journeys: readonly string[]): string[] | null {
  // The journeys of `posts` are those of a post.
  const named = journeys.filter((file) => names.some((name) => file.includes(`/${name.replace(/s$/, '')}`)))
  return named.length > 0 ? named : null
}

/** The features that a file belongs to, or, of a handler of the mock, those that call it; null when there are none. */
function featuresOf(file: string): string[] | null {
  const own = /^src\/features\/([^/]+)\//.exec(file)?.[1]
  const features = own ? [own] : handlerName(file).length > 0 ? featuresCalling(file) : []
  return features.length > 0 ? features : null
}

/** `hashtags` of mock-server/handlers/hashtags.ts; nothing for any other file. */
function handlerName(file: string): string[] {
  return /^mock-server\/handlers\/([^/.]+)\.ts$/.exec(file)?.slice(1) ?? []
}

function featuresCalling(handler: string): string[] {
  if (!existsSync(join(root, handler))) return []
  const served = new Set(pathsIn(handler))
  const called = globSync('src/features/*/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.(test|stories)\.tsx?$/.test(file))
    .filter((file) => pathsIn(file).some((path) => served.has(path)))
  return [...new Set(called.flatMap((file) => file.split('/')[2] ?? []))].sort()
}

/** The addresses that a file writes out, with their parameters alike: `:id` of a handler is `{id}` of a call. */
function pathsIn(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8')
  const named = new Map([...text.matchAll(/const (\w+) = '(\/[\w/.-]+)'/g)].map(([, name, path]) => [name, path]))
  const whole = text.replaceAll(/\$\{(\w+)\}/g, (placeholder, name: string) => named.get(name) ?? placeholder)
  return [...whole.matchAll(/['`](\/[\w/:{}.-]+)['`]/g)].map(([, path = '']) => path.replaceAll(/:\w+|\{\w+\}/g, '*'))
}
