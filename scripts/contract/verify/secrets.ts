/** Everything that must not appear in output, with the variable that stands for it. */
export class Secrets {
  readonly #known = new Map<string, string>()

  /** From now on the value is written as the variable, wherever it turns up. */
  add(value: string, variable: string): void {
    if (value.length >= 4) this.#known.set(value, variable)
  }

  /**
   * Takes the cookies that an answer sets: the value of a session is as good as the password. A short word that scripts
   * may read is none.
   */
  addCookies(headers: Headers): void {
    for (const line of headers.getSetCookie()) {
      const value = /^[^=;]+=([^;]*)/.exec(line)?.[1] ?? ''
      if (/;\s*httponly/i.test(line) || value.length >= 16) this.add(value, 'TOKEN')
    }
  }

  /** The text with variables in the place of secrets. */
  mask(text: string): string {
    return this.#replace(text, (variable) => `$${variable}`)
  }

  /** The text inside single quotes of a shell, which puts the values in. */
  quoted(text: string): string {
    return `'${this.#replace(escaped(text), (variable) => `'"$${variable}"'`, escaped)}'`
  }

  #replace(text: string, written: (variable: string) => string, spelt = (form: string) => form): string {
    let masked = text
    // The longest first: one secret may be the beginning of another.
    for (const [value, variable] of [...this.#known].sort(([one], [other]) => other.length - one.length)) {
      for (const form of formsOf(value)) masked = masked.replaceAll(spelt(form), () => written(variable))
    }
    return masked
  }
}

/** How a value is written in a text, in JSON, in an address and in a form. */
function formsOf(value: string): Set<string> {
  const inForm = new URLSearchParams({ value }).toString().slice('value='.length)
  return new Set([value, JSON.stringify(value).slice(1, -1), encodeURIComponent(value), inForm])
}

const escaped = (text: string): string => text.replaceAll("'", `'\\''`)
