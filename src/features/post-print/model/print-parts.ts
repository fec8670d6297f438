/** What can be printed beside the text, in the order of the paper. */
export const printParts = ['pictures', 'files', 'comments'] as const
export type PrintPart = (typeof printParts)[number]

/** Stands in the address where nothing is printed but the text, because no word means the usual parts. */
const TEXT_ALONE = 'text'

/** The parts that the address names (`?with=files,comments`): the pictures where it names none. */
export function readParts(named: string): PrintPart[] {
  const words = named === '' ? ['pictures'] : named.split(',')
  return printParts.filter((part) => words.includes(part))
}

/** What stands in the address for these parts. */
export function writeParts(parts: readonly PrintPart[]): string {
  return parts.length === 0 ? TEXT_ALONE : parts.join(',')
}
