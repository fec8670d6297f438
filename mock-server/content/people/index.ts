import { brazil } from './brazil.ts'
import { france } from './france.ts'
import { germany } from './germany.ts'
import { greece } from './greece.ts'
import { italy, managingDirector } from './italy.ts'
import { spain } from './spain.ts'
import type { Person } from './types.ts'

/** Everybody at Meridiana. The first person is the one whom the design pictures show. */
export const people: Person[] = [...italy, ...germany, ...spain, ...greece, ...brazil, ...france, managingDirector]

/** One password for all demo accounts; it is printed at start and therefore protects nothing. */
export const demoPassword = 'Meridiana!2026'

export type { Account, Language, Person, PersonEdits, Place, PortraitStyle } from './types.ts'
