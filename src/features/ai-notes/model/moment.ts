/** A moment of a recording as `12:41`, or `1:02:03` from an hour on. */
export function momentText(ms: number): string {
  const seconds = Math.floor(ms / 1_000)
  const [hours, minutes, rest] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
  const end = `${String(minutes).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
  return hours > 0 ? `${hours}:${end}` : end
}

/** The moment that an address names in seconds; null where it names none. */
export function momentOf(address: URLSearchParams): number | null {
  const said = address.get('t')
  return said !== null && /^\d{1,6}$/.test(said) ? Number(said) * 1_000 : null
}
