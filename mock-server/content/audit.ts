/** Why accounts were blocked, as administrators wrote it. */
export const blockReasons = [
  'Badge and phone were stolen.',
  'On leave until the end of the month.',
  'The contract has ended.',
  'Signed in from two countries within an hour.',
  'Asked for by the works council.',
]
