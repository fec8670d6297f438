import { encode } from 'uqr'

/** A code for cameras: how many modules it is wide, its quiet margin included, and the dark ones as one path. */
export type CodePath = { size: number; path: string }

/** Puts an address into a code that a phone reads from paper, also where a fold or a stain hides a part of it. */
export function codePath(address: string): CodePath {
  // Readers want four light modules around the code.
  const { size, data } = encode(address, { ecc: 'M', border: 4 })
  const rows = data.map((row, y) => rowPath(row, y))
  return { size, path: rows.join('') }
}

/** Dark modules that stand side by side are one rectangle, so that no hairline is printed between them. */
function rowPath(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue
    const from = x
    while (row[x + 1]) x += 1
    path += `M${from} ${y}h${x - from + 1}v1H${from}z`
  }
  return path
}
