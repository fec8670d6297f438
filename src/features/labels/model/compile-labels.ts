import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser'

/** What stands in a catalogue: plain text, or the tree that the formatter walks. */
export type CompiledMessage = string | MessageFormatElement[]

/**
 * Compiles a label that holds more than plain text. Brings the parser of messages, which nothing else in the portal
 * needs. Null where the label cannot be read or wants values that the portal does not give at this place.
 */
export function compileLabel(label: string, original: CompiledMessage): CompiledMessage | null {
  try {
    const compiled = parse(label)
    const given = argumentsOf(typeof original === 'string' ? [] : original)
    return [...argumentsOf(compiled)].every((name) => given.has(name)) ? compiled : null
  } catch {
    return null
  }
}

/** Names of values and of rich parts, `<b>` told from `b`. */
function argumentsOf(tree: readonly MessageFormatElement[], found = new Set<string>()): Set<string> {
  for (const element of tree) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue
    found.add(element.type === TYPE.tag ? `<${element.value}>` : element.value)
    if (element.type === TYPE.tag) argumentsOf(element.children, found)
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const { value } of Object.values(element.options)) argumentsOf(value, found)
  }
  return found
}
