import { literal } from './literal.ts'

/** Values that stand in a module more than once are declared once, so that the module stays readable and small. */
export class RepeatedValues {
  readonly #seen = new Map<string, { name: string; type: string; times: number; value: unknown }>()
  readonly #names = new Set<string>()

  /** Counts named values; the first name and type become those of the declaration. */
  see(named: readonly (readonly [string, unknown])[], type: string): void {
    for (const [name, value] of named) {
      const text = JSON.stringify(value)
      const known = this.#seen.get(text)
      if (known) known.times += 1
      else this.#seen.set(text, { name, type, times: 1, value })
    }
  }

  /** The declarations of all values that came up more than once. */
  declarations(): string {
    const repeated = [...this.#seen.values()].filter(({ times }) => times > 1)
    return repeated
      .map((entry) => {
        entry.name = this.#free(entry.name)
        return `const ${entry.name}: ${entry.type} = ${literal(entry.value)}\n`
      })
      .join('')
  }

  /** What to write for a value: its name when it has been declared, else itself. Ask after `declarations`. */
  source(value: unknown): string {
    const known = this.#seen.get(JSON.stringify(value))
    return known && known.times > 1 ? known.name : literal(value, '    ')
  }

  /** Two values may be called the same. */
  #free(wish: string): string {
    const base = `${wish}Example`
    let name = base
    for (let count = 2; this.#names.has(name); count += 1) name = `${base}${count}`
    this.#names.add(name)
    return name
  }
}
