/** The name itself, or with the first number behind it that nobody has: "plan (2).pdf". */
export function freeName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name
  const dot = name.lastIndexOf('.')
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, '']
  for (let number = 2; ; number += 1) {
    const other = `${stem} (${number})${extension}`
    if (!taken.includes(other)) return other
  }
}
