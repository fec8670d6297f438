import { globSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { routes } from '../../src/shared/routes/table'

/** One address of a screen, the route that it belongs to, and the id of its title's message. */
export type ScreenAddress = { address: string; row: string; title: string }

type Parameter = { name: string; in: string; example?: string }
type ContractPath = { parameters?: readonly Parameter[] }

/** Examples that the contract gives for the parameters of its paths. */
const contractExamples = new Map(
  globSync('openapi/*/paths.yaml')
    .flatMap((file) => Object.values(parse(readFileSync(file, 'utf8')) as Record<string, ContractPath>))
    .flatMap(({ parameters = [] }) => parameters)
    .flatMap(({ name, example }) => (example === undefined ? [] : [[name, example] as const])),
)

/** What stands in the addresses for parameters that the contract does not have, or that need a value of the mock. */
const examples: Readonly<Record<string, string>> = {
  confirmToken: 'pc-7Yd2wq',
  resultToken: 'xr-unknown-person',
  communityId: 'quality-and-safety',
  postId: 'p-1042',
  tab: 'comments',
  userId: 'giulia-riva',
  noteId: 'n-1',
  homeId: 'home-torino',
  groupId: 'g-1',
  feedbackId: 'f-1',
}

/** Screens for another post than the rest: one of the signed-in person, or one that has relations and a history. */
const ownExamples: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'post-acknowledgements': { postId: 'p-967' },
  'post-relations': { postId: 'p-1015' },
  'post-history': { postId: 'p-1015' },
  'post-feedback': { postId: 'p-1035' },
  'post-feedback-recipient': { postId: 'p-1034' },
  community: { tab: 'members' },
  'my-space-tab': { tab: 'mentions' },
}

/** What some screens are asked for beside their path. */
const queries: Readonly<Record<string, string>> = {
  'verify-private-email': '?verifyToken=ve-3Kf9sa',
  unsubscribe: '?token=us-5Rt1mx',
  'post-feedback-recipient': '?taskId=t-311',
  search: '?q=press&filter=f-1',
  'community-search': '?q=press&filter=f-1',
}

/** Without its optional parameter and with it; a sign-in elsewhere always brings its token. */
function addressesOf({ name, path }: (typeof routes)[number]): string[] {
  const fill = (text: string) =>
    text.replace(/:(\w+)\??/g, (_, parameter: string) => {
      const example = ownExamples[name]?.[parameter] ?? examples[parameter] ?? contractExamples.get(parameter)
      if (example === undefined) throw new Error(`Give ${parameter} an example in the contract, or in this file.`)
      return example
    })
  const filled = fill(path)
  const short = fill(path.replace(/\/:\w+\?/g, ''))
  const paths = path.endsWith('?') && name !== 'external-auth-redirect' ? [short, filled] : [filled]
  return paths.map((one) => one + (queries[name] ?? ''))
}

function addresses(access: 'open' | 'signed-in'): ScreenAddress[] {
  return routes
    .filter((route) => route.access === access)
    .flatMap((route) => addressesOf(route).map((address) => ({ address, row: route.name, title: route.title.id })))
}

/** Screens for which nobody has to be signed in. */
export const openScreens: readonly ScreenAddress[] = addresses('open')

/** Screens of signed-in people. */
export const memberScreens: readonly ScreenAddress[] = addresses('signed-in')

/** Addresses that lead on to the screen of another one. */
export const leadingOn: readonly string[] = [
  '/post/edit',
  '/post/copy',
  '/post/preview',
  '/post/print',
  '/my-space',
  '/community-detail',
  '/community-detail/quality-and-safety',
]

/** Screens of members that are more than a placeholder. */
export const builtScreens = memberScreens.filter(
  ({ address, row }) => !isPlaceholder(row) && !leadingOn.includes(address),
)

/** Addresses at which stands what will be there. */
export const placeholderScreens = memberScreens.filter(({ row }) => isPlaceholder(row))

function isPlaceholder(name: string): boolean {
  const screen = routes.find((route) => route.name === name)?.screen ?? ''
  return screen === 'opening-soon'
}
