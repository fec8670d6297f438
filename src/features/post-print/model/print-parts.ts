/** What can be printed beside the text. */
export const printParts = ['pictures', 'files', 'comments'] as const
export type PrintPart = (typeof printParts)[number]
