/** Whether every word that was typed begins a word of the name. */
export function fits(name: string, search: string): boolean {
  const words = plain(name).split(/[\s'’-]+/)
  return plain(search)
    .split(/\s+/)
    .filter(Boolean)
    .every((typed) => words.some((word) => word.startsWith(typed)))
}

/** Without case and accents. */
export function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
}
