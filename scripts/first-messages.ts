/** Message files of the first screens: their words come before anything is drawn, all others after it. `npm run bench:size` holds this list to the build. */
export const FIRST_MESSAGES: readonly string[] = [
  'src/app/messages.ts',
  'src/features/notifications/bell-messages.ts',
  'src/features/posts/messages.ts',
  'src/features/sign-in/messages.ts',
  'src/features/user-menu/messages.ts',
  'src/shared/day-time/messages.ts',
]

/** Whether a module holds messages whose words come after the first screens. */
export function hasLaterWords(module: string): boolean {
  if (!/messages\.ts$/.test(module) || module.endsWith('/define-messages.ts')) return false
  return !FIRST_MESSAGES.some((first) => module.endsWith(first))
}
