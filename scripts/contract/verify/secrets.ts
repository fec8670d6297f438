/** Everything that must not appear in output, with the variable that stands for it. */
export class Secrets {
  readonly #known = new Map<string, string>()

  /** From now on the value is written as the variable, wherever it turns up. */
  add(value: string, variable: string): void {
    if (value.length >= 4) this.#known.set(value, variable)
  }

  /** The text with variables in the place of secrets. */
  mask(text: string): string {
    return this.#replace(text, (variable) => `$${variable}`)
  }

  /** The same inside single quotes of a shell, so that the shell puts the value in. */
  maskQuoted(text: string): string {
    return this.#replace(text, (variable) => `'"$${variable}"'`)
  }

  #replace(text: string, written: (variable: string) => string): string {
    let masked = text
    for (const [value, variable] of [...this.#known].sort(([one], [other]) => other.length - one.length)) {
      for (const form of new Set([value, JSON.stringify(value).slice(1, -1), encodeURIComponent(value)])) {
        masked = masked.replaceAll(form, written(variable))
      }
    }
    return masked
  }
}
