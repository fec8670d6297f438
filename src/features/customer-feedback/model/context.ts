import type { Schemas } from '@/api'

export type FeedbackContext = Schemas['CustomerFeedbackContext']
export type ContextLine = keyof FeedbackContext

/** In the order in which they are listed. */
export const contextLines: readonly ContextLine[] = [
  'screen',
  'field',
  'requestId',
  'version',
  'browser',
  'windowSize',
  'language',
]

/** What of the lines is sent: all but those that the person took out. */
export function withoutLines(context: FeedbackContext, left: readonly string[]): FeedbackContext {
  return Object.fromEntries(Object.entries(context).filter(([line]) => !left.includes(line)))
}

type Device = {
  userAgent: string
  userAgentData?: { brands?: readonly { brand: string; version: string }[]; platform?: string } | undefined
}

/** How a browser and its system are called, with the version of the browser and nothing finer. */
export function browserOf({ userAgent, userAgentData }: Device): string {
  const known = userAgentData?.brands?.find(({ brand }) => !/not|chromium/i.test(brand)) ?? userAgentData?.brands?.[0]
  const [, name = '', version = ''] = /(Edg|Firefox|Chrome|Version)\/(\d+)/.exec(userAgent) ?? []
  const browser = known ? `${known.brand} ${known.version}` : `${names[name] ?? name} ${version}`
  const system = userAgentData?.platform ?? systems.find(([sign]) => sign.test(userAgent))?.[1]
  return [browser.trim(), system].filter(Boolean).join(', ').slice(0, 120)
}

const names: Readonly<Record<string, string>> = { Edg: 'Edge', Version: 'Safari' }

const systems: readonly [sign: RegExp, name: string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/Linux/, 'Linux'],
]
