import type { Group } from '../state/data.ts'
import { holdersOf } from './people/facts.ts'
import { people, type Person } from './people/index.ts'

const membersWhere = (belongs: (person: Person) => boolean) =>
  people.filter((person) => !person.deleted && belongs(person)).map(({ id }) => id)

/** Groups that posts and tasks are assigned to; the third has enough members for several pages. */
export const groups: Group[] = [
  {
    id: 'group-line-4',
    name: 'Line 4',
    description: 'Everybody who works at the presses of line 4, on all shifts.',
    memberIds: membersWhere(({ place, area }) => place === 'Torino, Italy' && area === 'Operations'),
    deleted: false,
  },
  {
    id: 'group-first-aid',
    name: 'First aid',
    description: 'Colleagues with a valid first-aid certificate. Ask one of them before you look for a plaster.',
    memberIds: holdersOf('duty-first-aid', '2026-11-20'),
    deleted: false,
  },
  {
    id: 'group-on-shift',
    name: 'Everyone on shift',
    description: 'All who work where something is made, tested or shipped, and those who come when it stops.',
    memberIds: membersWhere(({ area }) => !['Finance', 'Legal', 'Sales', 'Management'].includes(area)),
    deleted: false,
  },
  {
    id: 'group-editors',
    name: 'Editors',
    description: 'They read a text before it goes to eleven languages.',
    memberIds: ['chiara-conti', 'sofia-karras', 'anna-lindqvist', 'marta-vidal', 'giulia-riva'],
    deleted: false,
  },
  { id: 'group-empty', name: 'Choir', description: null, memberIds: [], deleted: false },
  { id: 'group-old-press-hall', name: 'Old press hall', description: null, memberIds: [], deleted: true },
]
