type Line = { name: string; parameters: Map<string, string>; value: string }

/** How often a property may stand in its component: at least, at most. */
type Times = readonly [least: number, most: number]

const once: Times = [1, 1]
const atMostOnce: Times = [0, 1]

const rules: Record<string, Record<string, Times>> = {
  VCALENDAR: { VERSION: once, PRODID: once, METHOD: atMostOnce, CALSCALE: atMostOnce },
  VEVENT: {
    ...{ UID: once, DTSTAMP: once, DTSTART: once },
    ...{ DTEND: atMostOnce, SEQUENCE: atMostOnce, SUMMARY: atMostOnce, LOCATION: atMostOnce },
    ...{ DESCRIPTION: atMostOnce, URL: atMostOnce, STATUS: atMostOnce },
  },
}

const utc = /^\d{8}T\d{6}Z$/
const text = /^(?:[^\\;,]|\\[\\;,nN])*$/

/** What single properties of a file may hold; times are looked at together. */
const values: Record<string, RegExp> = {
  ...{ VERSION: /^2\.0$/, METHOD: /^PUBLISH$/, CALSCALE: /^GREGORIAN$/, STATUS: /^(?:CONFIRMED|TENTATIVE|CANCELLED)$/ },
  ...{ SEQUENCE: /^\d+$/, DTSTAMP: utc, UID: /^\S+$/, URL: /^https:\/\/\S+$/ },
  ...{ PRODID: text, SUMMARY: text, LOCATION: text, DESCRIPTION: text },
}

/** What in a file breaks RFC 5545, or our own rule that no zone is named without being defined. */
export function problemsInCalendar(file: string): string[] {
  const physical = file.split('\r\n')
  const lines = file
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
    .slice(0, -1)
    .map(read)
  return [
    ...(physical.at(-1) === '' ? [] : ['the last line has no end']),
    ...physical.filter((line) => new TextEncoder().encode(line).length > 75).map((line) => `over 75 octets: ${line}`),
    ...(/[\r\n]/.test(physical.join('')) ? ['a bare line break'] : []),
    ...(/\p{Surrogate}/u.test(file) ? ['a character is cut apart'] : []),
    ...lines.flatMap((line) => (typeof line === 'string' ? [`no property: ${line}`] : wrongValue(line))),
    ...wrongStructure(lines.filter((line) => typeof line !== 'string')),
  ]
}

function read(line: string): Line | string {
  const parts = /^([A-Z][A-Z0-9-]*)((?:;[A-Z-]+=(?:"[^"]*"|[^":;,]+))*):(.*)$/s.exec(line)
  if (!parts) return line
  const [, name = '', parameters = '', value = ''] = parts
  const named = parameters
    .split(';')
    .slice(1)
    .map((one) => one.split('=') as [string, string])
  return { name, parameters: new Map(named), value }
}

function wrongValue({ name, parameters, value }: Line): string[] {
  const pattern = values[name]
  return [
    ...(pattern && !pattern.test(value) ? [`${name} holds ${value}`] : []),
    ...(parameters.has('TZID') ? [`${name} names a zone that is not defined`] : []),
  ]
}

function wrongStructure(lines: readonly Line[]): string[] {
  const problems: string[] = []
  const open: { name: string; lines: Line[] }[] = []
  for (const line of lines) {
    if (line.name === 'BEGIN') open.push({ name: line.value, lines: [] })
    else if (line.name === 'END') {
      const closed = open.pop()
      if (closed?.name !== line.value) problems.push(`${line.value} ends what is ${closed?.name ?? 'nothing'}`)
      else problems.push(...wrongComponent(closed))
    } else open.at(-1)?.lines.push(line)
  }
  return open.length > 0 ? [...problems, 'something has no end'] : problems
}

function wrongComponent({ name, lines }: { name: string; lines: readonly Line[] }): string[] {
  const times = rules[name]
  if (!times) return [`a component ${name}`]
  const counted = Object.entries(times).flatMap(([property, [least, most]]) => {
    const count = lines.filter((line) => line.name === property).length
    return count < least || count > most ? [`${property} stands ${count} times`] : []
  })
  return name === 'VEVENT' ? [...counted, ...wrongTimes(lines)] : counted
}

/** Start and end are of one kind, and the end comes after the start. */
function wrongTimes(lines: readonly Line[]): string[] {
  const start = lines.find(({ name }) => name === 'DTSTART')
  const end = lines.find(({ name }) => name === 'DTEND')
  const kinds = [start, end].flatMap((line) => (line ? [kindOf(line)] : []))
  if (kinds.includes(null)) return ['a time that cannot be read']
  if (new Set(kinds).size > 1) return ['start and end are of different kinds']
  return end && start && end.value <= start.value ? ['the end is not after the start'] : []
}

function kindOf({ parameters, value }: Line): string | null {
  if (parameters.get('VALUE') === 'DATE') return /^\d{8}$/.test(value) ? 'day' : null
  if (utc.test(value)) return 'moment'
  return /^\d{8}T\d{6}$/.test(value) ? 'local' : null
}
