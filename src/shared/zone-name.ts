/**
 * The name of a time zone in a language ("Central European Time"): not everybody knows the city that its id names.
 * `at` decides between names that changed over the years.
 */
export function zoneName(timeZone: string, at: Date, locale: string): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts(at)
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  // It begins a line or stands alone; in French it comes in small letters. Upper case by the rules of Greek would lose
  // the accent.
  return name.charAt(0).toUpperCase() + name.slice(1)
}
