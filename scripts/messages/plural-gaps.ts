import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/**
 * The plural forms that a language asks for and a sentence does not give, each as `value: form`: "count: many".
 * Italian, Spanish, French and Portuguese have a form of their own from a million on ("un milione di post"), which
 * English does not remind anyone of. A plural that knows nothing but exact numbers and `other` inflects nothing, and
 * lacks nothing.
 */
export function pluralGaps(language: string, sentence: string): string[] {
  const found = new Set<string>()
  const visit = (elements: readonly MessageFormatElement[]) => {
    for (const element of elements) {
      if (element.type === TYPE.tag) visit(element.children)
      if (element.type !== TYPE.plural && element.type !== TYPE.select) continue
      if (element.type === TYPE.plural) {
        const given = Object.keys(element.options)
        const inflects = given.some((form) => form !== 'other' && !form.startsWith('='))
        const wanted = new Intl.PluralRules(language, { type: element.pluralType }).resolvedOptions().pluralCategories
        if (inflects) for (const form of wanted) if (!given.includes(form)) found.add(`${element.value}: ${form}`)
      }
      for (const option of Object.values(element.options)) visit(option.value)
    }
  }
  visit(parse(sentence))
  return [...found].sort()
}
