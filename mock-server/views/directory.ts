import { factsOf, type DutyFact } from '../content/people/facts.ts'
import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import { absenceOf, availabilityOf, type Clocks } from '../state/availability.ts'
import { personalOf, type WorldData } from '../state/data.ts'
import { instant } from '../state/times.ts'
import { asSeen, captionOf, detailsOf, isAdministrator, maySee, userProfile, userSummary } from './people.ts'

/** Everybody of a world, the crowd of a large company included. */
export function personById(data: WorldData, id: string): Person | undefined {
  return data.people.get(id) ?? data.crowd.get(id)
}

/** A person as a row of the directory shows them to a viewer. */
export function personSummary(
  data: WorldData,
  person: Person,
  viewer: Person,
  clocks: Clocks,
  matches: Schemas['PersonMatch'][] = [],
): Schemas['PersonSummary'] {
  const visible = maySee(person, viewer)
  const details = visible ? detailsOf(person) : undefined
  return {
    ...summaryOf(data, person),
    caption: details?.caption ?? null,
    place: details?.place ?? null,
    phone: details?.phone ?? null,
    internalPhone: details?.internalPhone ?? null,
    timeZone: visible ? factsOf(person).timeZone : null,
    availability: availability(data, person, viewer, clocks),
    privateProfile: person.privateProfile ?? false,
    followedByMe: personalOf(data, viewer.id).followedUserIds.has(person.id),
    matches: visible ? matches : [],
  }
}

/** The page of a person, as far as the viewer may see it. */
export function profileView(data: WorldData, person: Person, viewer: Person, clocks: Clocks): Schemas['Profile'] {
  const visible = maySee(person, viewer)
  const facts = factsOf(asSeen(person, viewer))
  const own = person.id === viewer.id
  const insight = visible && (own || isAdministrator(viewer))
  const manager = facts.managerId === null ? undefined : personById(data, facts.managerId)
  return {
    ...userProfile(data, person, viewer),
    ...summaryOf(data, person),
    skills: visible ? facts.skills : [],
    spokenLanguages: visible ? facts.languages : [],
    duties: visible ? validDuties(person, clocks) : [],
    manager: visible && manager ? { ...summaryOf(data, manager), caption: captionIfSeen(manager, viewer) } : null,
    reportsCount: visible ? reportsOf(data, person).length : null,
    workingHours: visible ? facts.hours : [],
    timeZone: visible ? facts.timeZone : null,
    availability: availability(data, person, viewer, clocks),
    absence: absenceView(data, person, viewer, clocks),
    pronunciation: visible ? (person.edits?.pronunciation ?? null) : null,
    ...(insight && {
      licences: (person.account?.licences ?? []).map((type) => ({ type })),
      hiddenFields: person.edits?.hidden ?? [],
    }),
    ...(own && { canEdit: true, managedFields, occToken: profileTokenOf(person) }),
  }
}

/** What the personnel system says and nobody changes here. */
export const managedFields = [
  'role',
  'contactEmail',
  'phone',
  'internalPhone',
  'place',
  'area',
  'businessUnit',
  'manager',
]

export function profileTokenOf({ id, edits }: Person): string {
  return `profile-${id}-${edits?.version ?? 0}`
}

/** Whom a person reports to, the nearest first. A line that leads back to somebody is cut there. */
export function managersOf(data: WorldData, person: Person): Person[] {
  const line: Person[] = []
  let { managerId } = factsOf(person)
  while (managerId !== null && line.length < 20) {
    const manager = personById(data, managerId)
    if (!manager || manager.id === person.id || line.includes(manager)) break
    line.push(manager)
    managerId = factsOf(manager).managerId
  }
  return line
}

/** Who reports to somebody, by name. */
export function reportsOf(data: WorldData, { id }: Person): Person[] {
  return [...data.people.values()].filter(
    (person) => !person.deleted && !person.blocked && factsOf(person).managerId === id,
  )
}

/** Duties whose certificate has not run out where the person works. */
export function validDuties(person: Person, clocks: Clocks): DutyFact[] {
  const { duties, timeZone } = factsOf(person)
  const today = clocks.wall(timeZone).date
  return duties.filter(({ validUntil }) => validUntil === null || validUntil >= today)
}

function availability(data: WorldData, person: Person, viewer: Person, clocks: Clocks): Schemas['Availability'] {
  if (!maySee(person, viewer)) return { state: 'unknown', until: null, deputy: null }
  const { state, until, deputyId } = availabilityOf(data, asSeen(person, viewer), clocks)
  return {
    state,
    until: until === null ? null : instant(until),
    deputy: deputyId === null ? null : userSummary(data, deputyId),
  }
}

function absenceView(data: WorldData, person: Person, viewer: Person, clocks: Clocks): Schemas['Absence'] | null {
  const absence = maySee(person, viewer) && absenceOf(data, person, clocks, person.id === viewer.id)
  if (!absence) return null
  const { from, to, note, deputyId } = absence
  return { from, to, note, deputy: deputyId === null ? null : userSummary(data, deputyId) }
}

/** A person of the dialog: like the page, it says who stands in while they are away. */
export function userView(data: WorldData, person: Person, viewer: Person, clocks: Clocks): Schemas['User'] {
  const absence = maySee(person, viewer) && absenceOf(data, person, clocks, false)
  const deputyId = absence ? absence.deputyId : null
  return {
    ...userProfile(data, person, viewer),
    away: absence ? { until: absence.to, deputy: deputyId === null ? null : userSummary(data, deputyId) } : null,
  }
}

function captionIfSeen(person: Person, viewer: Person): string | null {
  return maySee(person, viewer) ? captionOf(person) : null
}

/** People of the crowd stand in no other list, so only the directory knows their names. */
export function summaryOf(data: WorldData, person: Person): Schemas['UserSummary'] {
  if (data.people.has(person.id)) return userSummary(data, person.id)
  const { id, firstName, lastName } = person
  return { id, fullName: `${firstName} ${lastName}`, firstName, accountPhotoUrl: null, deleted: false }
}
