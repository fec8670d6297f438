/** The address that calls a number, however it is written. */
export function telephone(number: string): string {
  return `tel:${number.replaceAll(/[^+\d]/g, '')}`
}
