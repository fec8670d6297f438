/**
 * The level of each heading in the page's outline. Writers choose sizes and leave some out; the largest one that they
 * used takes the top level, and no heading stands more than one level below the one before it.
 */
export function headingLevels<Heading extends { level: number }>(
  headings: readonly Heading[],
  top: number,
): Map<Heading, number> {
  const sizes = [...new Set(headings.map(({ level }) => level))].sort((one, other) => one - other)
  const levels = new Map<Heading, number>()
  let previous = top - 1
  for (const heading of headings) {
    previous = Math.min(top + sizes.indexOf(heading.level), previous + 1, 6)
    levels.set(heading, previous)
  }
  return levels
}
