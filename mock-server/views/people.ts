import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import { personalOf, type WorldData } from '../state/data.ts'
import { numberOf } from '../state/times.ts'

/** A person as they appear beside their work; somebody who is not known any more keeps their place. */
export function userSummary(data: WorldData, id: string): Schemas['UserSummary'] {
  const person = data.people.get(id)
  if (!person) return { id, fullName: id, firstName: id, accountPhotoUrl: null, deleted: true }
  return {
    id,
    fullName: `${person.firstName} ${person.lastName}`,
    firstName: person.firstName,
    accountPhotoUrl: photoOf(person),
    deleted: person.deleted ?? false,
  }
}

/** Where the photo of a person is: their own, or the one that the demo draws. */
function photoOf({ id, portrait, deleted, edits }: Person): string | null {
  if (deleted) return null
  if (edits?.photo !== undefined) return edits.photo === null ? null : `./api/files/sent/${edits.photo}`
  return portrait ? `./api/files/portraits/${id}.svg` : null
}

/**
 * A profile as far as the viewer may see it: deleted hides it from all, private from all but administrators and
 * oneself.
 */
export function userProfile(data: WorldData, person: Person, viewer: Person): Schemas['User'] {
  const visible = maySee(person, viewer)
  const details = visible ? detailsOf(person) : hidden
  return {
    ...userSummary(data, person.id),
    ...details,
    ...(hides(person, viewer, 'mobilePhone') && { mobilePhone: null }),
    blocked: person.blocked ?? false,
    privateProfile: person.privateProfile ?? false,
    followedByMe: personalOf(data, viewer.id).followedUserIds.has(person.id),
  }
}

/** The signed-in person, with what they own and may do. */
export function currentUser(data: WorldData, person: Person): Schemas['CurrentUser'] {
  return {
    ...userProfile(data, person, person),
    ...(person.account && { userName: person.account.userName }),
    licences: (person.account?.licences ?? []).map((type) => ({ type })),
    capabilities: capabilitiesOf(person),
    userSettings: { viewUserProfiles: person.account?.viewUserProfiles ?? true },
    timeZone: person.edits?.timeZone ?? person.account?.timeZone ?? null,
    languageCode: person.edits?.languageCode ?? null,
  }
}

/** What a person may do beyond an ordinary member. */
export function capabilitiesOf({ account }: Person): Schemas['Capabilities'] {
  return { resellerAdmin: account?.resellerAdmin ?? false, manageUsers: account?.manageUsers ?? false }
}

/** Whether a person administers others. */
export function isAdministrator(person: Person): boolean {
  const { resellerAdmin, manageUsers } = capabilitiesOf(person)
  return resellerAdmin || manageUsers
}

/** Whether a person keeps a field from a viewer. Nobody hides anything from administrators. */
export function hides({ id, edits }: Person, viewer: Person, field: string): boolean {
  return id !== viewer.id && !isAdministrator(viewer) && (edits?.hidden?.includes(field) ?? false)
}

/** A person as a viewer may know them: who hides the working hours has none for others, wherever they would count. */
export function asSeen(person: Person, viewer: Person): Person {
  return hides(person, viewer, 'workingHours')
    ? { ...person, edits: { version: 0, ...person.edits, hours: [] } }
    : person
}

/** The line under a person's name. */
export function captionOf({ role, place, edits }: Person): string | null {
  return edits?.caption !== undefined ? edits.caption : usualCaption({ role, place })
}

function usualCaption({ role, place }: Pick<Person, 'role' | 'place'>): string {
  return `${role}, ${place.split(',')[0] ?? place}`
}

/** Whether more than the name of a person may be seen. */
export function maySee(person: Person, viewer: Person): boolean {
  if (person.deleted) return false
  if (person.id === viewer.id || isAdministrator(viewer)) return true
  return (viewer.account?.viewUserProfiles ?? true) && !person.privateProfile
}

const hidden = {
  caption: null,
  role: null,
  biography: null,
  contactEmail: null,
  phone: null,
  internalPhone: null,
  mobilePhone: null,
  place: null,
  area: null,
  businessUnit: null,
}

const countryCodes: Record<string, string> = {
  Italy: '+39 011',
  Germany: '+49 731',
  Spain: '+34 96',
  Greece: '+30 231',
  Brazil: '+55 19',
  France: '+33 4',
}

/** What a profile tells those who may see it. */
export function detailsOf(person: Person) {
  const extension = String(100 + (numberOf(person.id) % 800))
  const prefix = countryCodes[person.place.split(', ')[1] ?? ''] ?? '+39 011'
  const reachable = !person.unreachable
  return {
    caption: captionOf(person),
    role: person.role,
    biography: person.edits?.biography === undefined ? (person.biography ?? null) : person.edits.biography,
    contactEmail: reachable ? `${person.id.replace('-', '.')}@meridiana.example` : null,
    phone: reachable ? `${prefix} 555 0${extension}` : null,
    internalPhone: reachable ? extension : null,
    mobilePhone:
      person.edits?.mobilePhone !== undefined
        ? person.edits.mobilePhone
        : reachable && numberOf(person.id) % 3 === 0
          ? `${prefix} 555 7${extension}`
          : null,
    place: person.place,
    area: { id: unitId('area', person.area), name: person.area },
    businessUnit: { id: unitId('unit', person.businessUnit), name: person.businessUnit },
  }
}

function unitId(kind: string, name: string): string {
  return `${kind}-${name.toLowerCase().replaceAll(' ', '-')}`
}
