type Named = { id: string }

/** The list with one entry behind another, or first for null; as it was where one of them is not in it. */
export function movedAfter<Entry extends Named>(list: readonly Entry[], id: string, afterId: string | null): Entry[] {
  const entry = list.find((one) => one.id === id)
  const rest = list.filter((one) => one !== entry)
  const before = rest.findIndex((one) => one.id === afterId)
  if (!entry || (afterId !== null && before < 0)) return [...list]
  return rest.toSpliced(before + 1, 0, entry)
}

/** Behind which entry one comes to stand that is moved to a place; null for the first place. */
export function neighbourAt(list: readonly Named[], from: number, to: number): string | null {
  return list.toSpliced(from, 1)[to - 1]?.id ?? null
}
