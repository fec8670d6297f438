/** Every state a world can begin in. What each holds is written in `seeds/`. */
export const seedNames = [
  'default',
  'empty',
  'crowded',
  'one-of-each',
  'single-home',
  'no-assistant',
  'bulk-running',
  'month-end',
  'messages',
  'carousel',
  'assistant-expired',
] as const

/** The name of a state a world can begin in. */
export type SeedName = (typeof seedNames)[number]

/** Tells a seed's name from any other text. */
export function isSeedName(value: unknown): value is SeedName {
  return seedNames.some((name) => name === value)
}
