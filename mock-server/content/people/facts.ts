import { numberOf } from '../../state/times.ts'
import type { Person, Place } from './types.ts'

/** What the directory knows of a person beside their place in the organisation. */
type PersonFacts = {
  skills: { id: string; name: string }[]
  languages: { code: string; level: 'basic' | 'fluent' | 'native' }[]
  duties: DutyFact[]
  hours: Hours[]
  timeZone: string
  managerId: string | null
}

export type DutyFact = { id: string; name: string; validUntil: string | null }
export type Hours = { days: number[]; from: string; to: string }

const zones: Record<Place, string> = {
  'Milano, Italy': 'Europe/Rome',
  'Torino, Italy': 'Europe/Rome',
  'Ulm, Germany': 'Europe/Berlin',
  'Valencia, Spain': 'Europe/Madrid',
  'Thessaloniki, Greece': 'Europe/Athens',
  'Campinas, Brazil': 'America/Sao_Paulo',
  'Lyon, France': 'Europe/Paris',
}

const heads: Record<Place, string> = {
  'Milano, Italy': 'marco-bianchi',
  'Torino, Italy': 'alessandro-gallo',
  'Ulm, Germany': 'katharina-vogel',
  'Valencia, Spain': 'javier-ortega',
  'Thessaloniki, Greece': 'giorgos-antoniou',
  'Campinas, Brazil': 'rafael-oliveira',
  'Lyon, France': 'camille-laurent',
}

/** All sites report to the managing director, and she to nobody. */
const managingDirector = 'giovanna-serra'

const skillsOfArea: Record<string, string[]> = {
  Quality: ['Measuring', 'Audits', 'Problem solving', 'Statistics'],
  Operations: ['Press lines', 'Lockout procedures', 'Shift planning', 'Lean production'],
  Product: ['Catalogues', 'Photography', 'Pricing', 'Standards'],
  Design: ['Sketching', 'Colour and materials', 'Lighting simulation', 'Model making'],
  Logistics: ['Customs', 'Forklift licence', 'Packaging', 'Route planning'],
  IT: ['Networks', 'Access rights', 'Scripting', 'Handheld scanners'],
}
const skillsOfOthers = ['Presenting', 'Negotiation', 'Spreadsheets', 'Translation', 'Onboarding']

const ownSkills: Record<string, string[]> = {
  'juliana-ribeiro': ['Coating', 'Corrosion tests', 'Chemical safety'],
  'francesca-marino': ['Lockout procedures', 'Risk assessment', 'Noise measurement'],
  'alessandro-gallo': ['Press lines', 'Shift planning', 'Negotiation'],
}

const firstAid = { id: 'duty-first-aid', name: 'First aider' }
const fireWarden = { id: 'duty-fire-warden', name: 'Fire warden' }

/** Certificates end; one has ended already and is not shown any more. */
const duties: Record<string, DutyFact[]> = {
  'francesca-marino': [
    { ...firstAid, validUntil: '2028-03-31' },
    { ...fireWarden, validUntil: null },
  ],
  'alessandro-gallo': [
    { ...firstAid, validUntil: '2027-06-30' },
    { ...fireWarden, validUntil: null },
  ],
  'luca-ferrari': [{ ...firstAid, validUntil: '2028-03-31' }],
  'davide-greco': [{ ...firstAid, validUntil: '2027-05-31' }],
  'ilaria-caruso': [{ ...firstAid, validUntil: '2028-03-31' }],
  'amina-diallo': [{ ...firstAid, validUntil: '2027-05-31' }],
  'nicolo-villa': [{ ...firstAid, validUntil: '2028-06-30' }],
  'giorgio-barbieri': [{ ...firstAid, validUntil: '2028-03-31' }],
  'giulia-riva': [{ ...firstAid, validUntil: '2027-11-30' }],
  'miriam-schaefer': [{ ...firstAid, validUntil: '2028-01-31' }],
  'pablo-serrano': [{ ...firstAid, validUntil: '2027-09-30' }],
  'nikos-georgiou': [{ ...firstAid, validUntil: '2027-12-31' }],
  'fernanda-lima': [{ ...firstAid, validUntil: '2028-02-29' }],
  'nathalie-rousseau': [{ ...firstAid, validUntil: '2027-10-31' }],
  'stefan-brandt': [{ ...firstAid, validUntil: '2025-10-31' }],
}

const office: Hours[] = [{ days: [1, 2, 3, 4, 5], from: '08:30', to: '17:30' }]
const early: Hours[] = [{ days: [1, 2, 3, 4, 5], from: '06:00', to: '14:00' }]
const night: Hours[] = [{ days: [1, 2, 3, 4, 5], from: '22:00', to: '06:00' }]

const ownHours: Record<string, Hours[]> = {
  'alessandro-gallo': [
    { days: [1, 2, 3, 4], from: '07:30', to: '17:30' },
    { days: [5], from: '07:30', to: '16:00' },
  ],
  'francesca-marino': [{ days: [1, 2, 3, 4, 5], from: '07:30', to: '16:30' }],
  'luca-ferrari': early,
  'nicolo-villa': [{ days: [1, 2, 3, 4], from: '08:00', to: '16:00' }],
  'amina-diallo': night,
}

/** Nobody knows their hours. */
const withoutHours = new Set([
  'elena-papadaki',
  'rafael-oliveira',
  'lena-hoffmann',
  'hugo-lefevre',
  'ines-castro',
  'felix-neumann',
  'petra-lang',
])

const spoken: Record<string, PersonFacts['languages']> = {
  'juliana-ribeiro': [
    { code: 'pt', level: 'native' },
    { code: 'en', level: 'fluent' },
    { code: 'it', level: 'basic' },
  ],
  'francesca-marino': [
    { code: 'it', level: 'native' },
    { code: 'en', level: 'fluent' },
    { code: 'fr', level: 'fluent' },
  ],
}

const known = new WeakMap<Person, PersonFacts>()

/** The facts of a person; those whom nothing is written about have what is usual in their area. */
export function factsOf(person: Person): PersonFacts {
  const before = known.get(person)
  if (before) return before
  const facts: PersonFacts = {
    skills: person.edits?.skills ?? (ownSkills[person.id] ?? usualSkills(person)).map(skillCalled),
    languages: person.edits?.languages ?? spoken[person.id] ?? usualLanguages(person),
    duties: duties[person.id] ?? [],
    hours: person.edits?.hours ?? (withoutHours.has(person.id) ? [] : (ownHours[person.id] ?? usualHours(person))),
    timeZone: person.edits?.timeZone ?? zones[person.place],
    managerId: managerOf(person),
  }
  known.set(person, facts)
  return facts
}

/** A skill by its name, as the vocabulary of all names it. */
export function skillCalled(name: string): { id: string; name: string } {
  return { id: `skill-${name.toLowerCase().replaceAll(' ', '-')}`, name }
}

function managerOf({ id, place }: Person): string | null {
  if (id === managingDirector) return null
  return heads[place] === id ? managingDirector : heads[place]
}

/** Everybody whose certificate for a duty still holds on a day. */
export function holdersOf(dutyId: string, today: string): string[] {
  return Object.entries(duties)
    .filter(([, all]) => all.some(({ id, validUntil }) => id === dutyId && (validUntil ?? today) >= today))
    .map(([id]) => id)
}

function usualSkills({ id, area }: Person): string[] {
  const all = skillsOfArea[area] ?? skillsOfOthers
  const from = numberOf(id) % all.length
  return [...all.slice(from), ...all.slice(0, from)].slice(0, 2)
}

function usualLanguages({ id, language }: Person): PersonFacts['languages'] {
  const own: PersonFacts['languages'] = [{ code: language, level: 'native' }]
  if (language !== 'en') own.push({ code: 'en', level: numberOf(id) % 3 === 0 ? 'basic' : 'fluent' })
  return own
}

function usualHours({ role }: Person): Hours[] {
  if (/night/i.test(role)) return night
  return /operator|shift|warehouse|technician/i.test(role) ? early : office
}
