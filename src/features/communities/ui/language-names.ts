/** Languages by their names, in the language of the reader. */
export function languageNames(codes: readonly string[], locale: string): string {
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  return new Intl.ListFormat(locale, { type: 'unit' }).format(codes.map((code) => names.of(code) ?? code))
}
