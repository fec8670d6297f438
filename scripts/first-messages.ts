/**
 * Message files of the first screens, of the door and of home behind it: their words come before anything is drawn, all others after it. `npm run
 * bench:size` holds these lists to the build.
 */
export const FIRST_MESSAGES = {
  door: ['src/app/messages.ts', 'src/shared/routes/messages.ts', 'src/features/sign-in/messages.ts'],
  home: [
    'src/app/messages.ts',
    'src/shared/routes/messages.ts',
    'src/features/links/messages.ts',
    'src/features/notifications/messages.ts',
    'src/features/navigation/messages.ts',
    'src/features/posts/messages.ts',
    'src/features/user-menu/messages.ts',
    'src/shared/day-time/messages.ts',
  ],
} as const satisfies Record<string, readonly string[]>

/** Which of the first words a screen begins with. */
export type FirstWords = keyof typeof FIRST_MESSAGES

/** Whether a module holds messages whose words are not among those that the screen begins with. */
export function hasLaterWords(module: string, first: FirstWords): boolean {
  if (!/messages\.ts$/.test(module) || module.endsWith('/define-messages.ts')) return false
  return !FIRST_MESSAGES[first].some((file) => module.endsWith(file))
}
