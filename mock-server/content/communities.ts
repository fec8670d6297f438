import type { Scene } from '../pictures/scenes.ts'
import type { Schemas } from '../schemas.ts'

/**
 * A community of the demo organisation. `open` ones can be read by everybody, `members` ones only by those who belong.
 */
export type Community = {
  id: string
  name: string
  description: string
  color: Schemas['CommunitySummary']['color']
  access: 'open' | 'members'
  hashtagsDisabled?: boolean
  /** People who belong: everybody, or those whose area, place or id is listed. */
  members: { areas?: string[]; places?: string[]; ids?: string[] }
  joining?: Schemas['CommunityAccess']['joining']
  /** Who publishes posts; the members where nothing is said. */
  posting?: Schemas['CommunityAccess']['posting']
  /** Only members and invited people learn of it. */
  unlisted?: boolean
  languages: string[]
  /** The place that it belongs to; null where it was taken away. */
  site?: string | null
  cover?: Scene
  /** How far down the middle of what is seen of it lies, as a share of its height. */
  coverAt?: number
  about?: string
  rules?: { title: string; text: string }[]
  /** Without them it is who wrote its first post. */
  moderators?: string[]
  /** People who asked to join, or were invited, so many days ago. */
  requests?: { by: string; message: string; daysAgo: number }[]
  invitations?: { of: string; by: string; daysAgo: number }[]
}

const stopFirst = [
  { title: 'Name the machine, not the person.', text: 'We look for what went wrong, never for who is to blame.' },
  { title: 'Stop first, write afterwards.', text: 'In danger call 5555. This community is for what comes after.' },
  { title: 'A figure needs its unit and its source.', text: 'Say where you read it, so that others can check it.' },
]

/** The first four are those in the sidebar of the design pictures. */
export const communities: Community[] = [
  {
    id: 'quality-and-safety',
    name: 'Quality and safety',
    description: 'What went wrong, what we learned, and what changes on Monday.',
    color: 'green',
    access: 'open',
    members: { areas: ['Quality', 'Operations'], ids: ['sofia-karras', 'anna-lindqvist', 'jonas-keller'] },
    languages: ['en', 'it', 'de'],
    cover: 'press-hall',
    about: `
This is where we write down what stopped a line, hurt somebody or nearly did, and what we changed because of it.

## What belongs here
- Stops, near misses and complaints, with what you found
- Audits and their dates
- Procedures that change

Ask before you share a photo with people in it.
`,
    rules: stopFirst,
  },
  {
    id: 'product-launches',
    name: 'Product launches',
    description: 'From the first sketch to the first pallet: dates, proofs and decisions.',
    color: 'red',
    access: 'open',
    members: {
      areas: ['Product', 'Design', 'Sales', 'Communications', 'Research'],
      ids: ['giulia-riva', 'marco-bianchi', 'elena-papadaki', 'tiago-duarte'],
    },
    languages: ['en'],
    cover: 'proofs',
  },
  {
    id: 'it-service-desk',
    name: 'IT service desk',
    description: 'Planned work, known problems and how to get help.',
    color: 'blue',
    access: 'open',
    members: { areas: ['IT'], ids: ['giulia-riva', 'marco-bianchi', 'sofia-karras', 'jules-perrin', 'chiara-conti'] },
    languages: ['en', 'de'],
    cover: 'server-room',
  },
  {
    id: 'learning-corner',
    name: 'Learning corner',
    description: 'Courses, evenings and things worth reading.',
    color: 'violet',
    access: 'open',
    members: {
      areas: ['People and culture'],
      ids: ['giulia-riva', 'sofia-karras', 'elena-papadaki', 'felix-neumann', 'nicolo-villa', 'ines-chevalier'],
    },
    languages: ['en', 'it'],
    cover: 'classroom',
    coverAt: 0.78,
  },
  {
    id: 'plant-torino',
    name: 'Stabilimento Torino',
    description: 'La vita dello stabilimento: turni, linee, feste e cantieri.',
    color: 'amber',
    access: 'open',
    members: { places: ['Torino, Italy'], ids: ['marco-bianchi'] },
    languages: ['it'],
    site: 'Torino, Italy',
    cover: 'heat',
  },
  {
    id: 'werk-ulm',
    name: 'Werk Ulm',
    description: 'Neues aus Elektronik, Optik und Ausbildung.',
    color: 'teal',
    access: 'open',
    members: { places: ['Ulm, Germany'] },
    languages: ['de'],
    cover: 'cabinet',
    coverAt: 0.5,
    site: 'Ulm, Germany',
  },
  {
    id: 'logistica-valencia',
    name: 'Logística Valencia',
    description: 'Almacén, transporte y atención al cliente.',
    color: 'rose',
    access: 'open',
    members: { places: ['Valencia, Spain'], ids: ['giorgio-barbieri'] },
    languages: ['es'],
    cover: 'warehouse',
    coverAt: 0.6,
    site: 'Valencia, Spain',
  },
  {
    id: 'thessaloniki',
    name: 'Θεσσαλονίκη',
    description: 'Νέα από τη συναρμολόγηση και την ομάδα της πλατφόρμας.',
    color: 'blue',
    access: 'open',
    members: { places: ['Thessaloniki, Greece'] },
    languages: ['el'],
    cover: 'sea',
    coverAt: 0.55,
    site: 'Thessaloniki, Greece',
  },
  {
    id: 'fabrica-campinas',
    name: 'Fábrica Campinas',
    description: 'Produção, pintura, manutenção e a nossa gente.',
    color: 'amber',
    access: 'open',
    members: { places: ['Campinas, Brazil'] },
    languages: ['pt-BR'],
    cover: 'paint-booth',
    coverAt: 0.38,
    site: 'Campinas, Brazil',
  },
  {
    id: 'atelier-lyon',
    name: 'Atelier Lyon',
    description: 'Maquettes, couleurs et archives du studio.',
    color: 'rose',
    access: 'open',
    members: { places: ['Lyon, France'], ids: ['sara-lombardi'] },
    languages: ['fr'],
    cover: 'maquette',
    coverAt: 0.66,
    site: 'Lyon, France',
    invitations: [{ of: 'giulia-riva', by: 'sara-lombardi', daysAgo: 2 }],
  },
  {
    id: 'people-and-places',
    name: 'People and places',
    description: 'Arrivals, anniversaries, lost scarves and lunch. No hashtags here, on purpose.',
    color: 'slate',
    access: 'open',
    hashtagsDisabled: true,
    members: { ids: ['jules-perrin', 'chiara-conti', 'nathalie-rousseau', 'elena-papadaki'] },
    languages: ['en'],
    cover: 'kitchen',
    coverAt: 0.68,
  },
  {
    id: 'management-board',
    name: 'Management board',
    description: 'Papers and minutes of the board.',
    color: 'slate',
    access: 'members',
    members: { ids: ['elena-papadaki', 'alessandro-gallo', 'katharina-vogel', 'rafael-oliveira', 'paolo-rinaldi'] },
    languages: ['en'],
    cover: 'roofs',
    coverAt: 0.6,
    joining: 'invitation',
    unlisted: true,
  },
  {
    id: 'shift-leads-torino',
    name: 'Schichtleitung Torino',
    description: 'Shift plans, handovers and cover in Torino, for those who lead a shift.',
    color: 'violet',
    access: 'members',
    members: { ids: ['marco-bianchi', 'davide-greco', 'amina-diallo', 'ilaria-caruso', 'alessandro-gallo'] },
    joining: 'request',
    languages: ['it', 'de'],
    cover: 'plan',
    coverAt: 0.4,
    site: 'Torino, Italy',
    moderators: ['marco-bianchi', 'davide-greco'],
    about: `
Turni, consegne e sostituzioni di chi guida un turno a Torino. Chi non guida un turno trova i turni in bacheca.
`,
    rules: [
      {
        title: 'Niente nomi di chi è malato.',
        text: 'Scrivi quante persone mancano e in quale linea, non chi e perché.',
      },
      { title: 'Un cambio vale con due firme.', text: 'Chi cede e chi prende lo scrivono entrambi sotto il post.' },
    ],
    requests: [
      { by: 'nicolo-villa', message: 'Da dicembre guido il turno di notte della verniciatura.', daysAgo: 2 },
      { by: 'luca-ferrari', message: 'Mi servono i piani per fermare le linee di notte.', daysAgo: 1 },
    ],
  },
  {
    id: 'works-council',
    name: 'Works council',
    description: 'Agreements, dates and office hours of the works councils.',
    color: 'rose',
    access: 'open',
    members: { ids: ['lena-hoffmann', 'francesca-marino', 'yusuf-demir', 'valentina-moretti'] },
    joining: 'assigned',
    languages: ['en', 'de', 'it'],
    cover: 'meeting',
    coverAt: 0.5,
    moderators: ['lena-hoffmann'],
  },
]
