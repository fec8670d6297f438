/** A name in the forms in which the sources use it. */
export interface Name {
  /** `team-calendar`: folders, files, rows. */
  kebab: string
  /** `teamCalendar`: ids, variables. */
  camel: string
  /** `TeamCalendar`: components, schemas. */
  pascal: string
  /** `Team calendar`: English, on the screen. */
  words: string
}

const shapes = {
  kebab: { pattern: /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/, example: 'team-calendar' },
  camel: { pattern: /^[a-z][a-zA-Z0-9]*$/, example: 'listTeamEvents' },
  pascal: { pattern: /^[A-Z][a-zA-Z0-9]*$/, example: 'TeamCalendar' },
} as const

/** Reads a name that has to be written in one form, and refuses any other. */
export function readName(given: string | undefined, shape: keyof typeof shapes): Name {
  const { pattern, example } = shapes[shape]
  if (!given || !pattern.test(given)) throw new Error(`A name like ${example} is needed, not ${given ?? 'none'}.`)
  return nameOf(given)
}

export function nameOf(given: string): Name {
  const kebab = given
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
  const pascal = kebab.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  const spaced = kebab.replaceAll('-', ' ')
  return {
    kebab,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    words: spaced.charAt(0).toUpperCase() + spaced.slice(1),
  }
}
