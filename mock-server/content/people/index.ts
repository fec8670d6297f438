import { brazil } from './brazil.ts'
import { france } from './france.ts'
import { germany } from './germany.ts'
import { greece } from './greece.ts'
import { italy } from './italy.ts'
import { spain } from './spain.ts'
import type { Person, Place } from './types.ts'

/** Everybody at Meridiana. The first person is the one whom the design pictures show. */
export const people: Person[] = [...italy, ...germany, ...spain, ...greece, ...brazil, ...france]

/** One password for all demo accounts; it is printed at start and therefore protects nothing. */
export const demoPassword = 'Meridiana!2026'

/** The zone of the clock at each place. */
export const timeZones: Record<Place, string> = {
  'Milano, Italy': 'Europe/Rome',
  'Torino, Italy': 'Europe/Rome',
  'Ulm, Germany': 'Europe/Berlin',
  'Valencia, Spain': 'Europe/Madrid',
  'Thessaloniki, Greece': 'Europe/Athens',
  'Campinas, Brazil': 'America/Sao_Paulo',
  'Lyon, France': 'Europe/Paris',
}

export type { Account, Language, Person, Place, PortraitStyle } from './types.ts'
