/** A JSON value as TypeScript source in our own style, short values on one line. */
export function literal(value: unknown, indent = ''): string {
  const flat = oneLine(value)
  if (flat.length + indent.length <= 116) return flat
  const deeper = `${indent}  `
  if (Array.isArray(value)) {
    return `[\n${value.map((item) => `${deeper}${literal(item, deeper)},\n`).join('')}${indent}]`
  }
  if (typeof value === 'object' && value !== null) {
    const lines = Object.entries(value).map(([name, item]) => `${deeper}${key(name)}: ${literal(item, deeper)},\n`)
    return `{\n${lines.join('')}${indent}}`
  }
  return flat
}

function oneLine(value: unknown): string {
  if (typeof value === 'string') return quote(value)
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value).map(([name, item]) => `${key(name)}: ${oneLine(item)}`)
    return parts.length ? `{ ${parts.join(', ')} }` : '{}'
  }
  return JSON.stringify(value)
}

const key = (name: string): string => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name))

/** Single quotes; everything that JSON escapes stays escaped. */
function quote(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')
  return `'${inner.replaceAll("'", "\\'")}'`
}
