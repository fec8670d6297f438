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
}

/** The first four are those in the sidebar of the design pictures. */
export const communities: Community[] = [
  {
    id: 'quality-and-safety',
    name: 'Quality and safety',
    description: 'What went wrong, what we learned, and what changes on Monday.',
    color: 'green',
    access: 'open',
    members: { areas: ['Quality', 'Operations'], ids: ['sofia-karras', 'anna-lindqvist', 'jonas-keller'] },
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
  },
  {
    id: 'it-service-desk',
    name: 'IT service desk',
    description: 'Planned work, known problems and how to get help.',
    color: 'blue',
    access: 'open',
    members: { areas: ['IT'], ids: ['giulia-riva', 'marco-bianchi', 'sofia-karras', 'jules-perrin', 'chiara-conti'] },
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
  },
  {
    id: 'plant-torino',
    name: 'Stabilimento Torino',
    description: 'La vita dello stabilimento: turni, linee, feste e cantieri.',
    color: 'amber',
    access: 'open',
    members: { places: ['Torino, Italy'], ids: ['marco-bianchi'] },
  },
  {
    id: 'werk-ulm',
    name: 'Werk Ulm',
    description: 'Neues aus Elektronik, Optik und Ausbildung.',
    color: 'teal',
    access: 'open',
    members: { places: ['Ulm, Germany'] },
  },
  {
    id: 'logistica-valencia',
    name: 'Logística Valencia',
    description: 'Almacén, transporte y atención al cliente.',
    color: 'rose',
    access: 'open',
    members: { places: ['Valencia, Spain'], ids: ['giorgio-barbieri'] },
  },
  {
    id: 'thessaloniki',
    name: 'Θεσσαλονίκη',
    description: 'Νέα από τη συναρμολόγηση και την ομάδα της πλατφόρμας.',
    color: 'blue',
    access: 'open',
    members: { places: ['Thessaloniki, Greece'] },
  },
  {
    id: 'fabrica-campinas',
    name: 'Fábrica Campinas',
    description: 'Produção, pintura, manutenção e a nossa gente.',
    color: 'amber',
    access: 'open',
    members: { places: ['Campinas, Brazil'] },
  },
  {
    id: 'atelier-lyon',
    name: 'Atelier Lyon',
    description: 'Maquettes, couleurs et archives du studio.',
    color: 'rose',
    access: 'open',
    members: { places: ['Lyon, France'], ids: ['sara-lombardi'] },
  },
  {
    id: 'people-and-places',
    name: 'People and places',
    description: 'Arrivals, anniversaries, lost scarves and lunch. No hashtags here, on purpose.',
    color: 'slate',
    access: 'open',
    hashtagsDisabled: true,
    members: { ids: ['jules-perrin', 'chiara-conti', 'nathalie-rousseau', 'elena-papadaki'] },
  },
  {
    id: 'management-board',
    name: 'Management board',
    description: 'Papers and minutes of the board.',
    color: 'slate',
    access: 'members',
    members: { ids: ['elena-papadaki', 'alessandro-gallo', 'katharina-vogel', 'rafael-oliveira', 'paolo-rinaldi'] },
  },
]
