import { timeZones, type Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import { personalOf, personById, type WorldData } from '../state/data.ts'
import { numberOf } from '../state/times.ts'

/** A person as they appear beside their work; somebody who is not known any more keeps their place. */
export function userSummary(data: WorldData, id: string): Schemas['UserSummary'] {
  const person = personById(data, id)
  if (!person) return { id, fullName: id, firstName: id, accountPhotoUrl: null, deleted: true }
  return {
    id,
    fullName: fullNameOf(person),
    firstName: person.firstName,
    accountPhotoUrl: person.portrait && !person.deleted ? `./api/files/portraits/${id}.svg` : null,
    deleted: person.deleted ?? false,
  }
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

/** A person as the directory lists them, with what a search found of them. */
export function personSummary(
  data: WorldData,
  person: Person,
  viewer: Person,
  matches: Schemas['PersonMatch'][],
): Schemas['PersonSummary'] {
  const { biography: _, blocked: __, contactEmail: ___, ...profile } = userProfile(data, person, viewer)
  const timeZone = maySee(person, viewer) ? timeZoneOf(person) : null
  return { ...profile, timeZone, matches }
}

/** The signed-in person, with what they own and may do. */
export function currentUser(data: WorldData, person: Person): Schemas['CurrentUser'] {
  return {
    ...userProfile(data, person, person),
    licences: (person.account?.licences ?? []).map((type) => ({ type })),
    capabilities: capabilitiesOf(person),
    userSettings: { viewUserProfiles: person.account?.viewUserProfiles ?? true },
    timeZone: person.account?.timeZone ?? null,
    languageCode: null,
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

/** The line under a person's name. */
export function captionOf({ role, place }: Person): string {
  return `${role}, ${place.split(',')[0] ?? place}`
}

/** What a person is called in full. */
export function fullNameOf({ firstName, lastName }: Person): string {
  return `${firstName} ${lastName}`
}

/** Whether a person may look others up. */
export function mayLookPeopleUp(viewer: Person): boolean {
  return isAdministrator(viewer) || (viewer.account?.viewUserProfiles ?? true)
}

/** Whether a viewer may see more of a person than the name and the photo. */
export function maySee(person: Person, viewer: Person): boolean {
  if (person.deleted) return false
  if (person.id === viewer.id || isAdministrator(viewer)) return true
  return mayLookPeopleUp(viewer) && !person.privateProfile
}

/** Whether a person keeps a field from a viewer; nobody does from administrators. */
function hides({ id, hiddenFields = [] }: Person, viewer: Person, field: 'mobilePhone'): boolean {
  return id !== viewer.id && !isAdministrator(viewer) && hiddenFields.includes(field)
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

export function detailsOf(person: Person) {
  const extension = String(100 + (numberOf(person.id) % 800))
  const prefix = countryCodes[person.place.split(', ')[1] ?? ''] ?? '+39 011'
  const reachable = !person.unreachable
  return {
    caption: captionOf(person),
    role: person.role,
    biography: person.biography ?? null,
    contactEmail: reachable ? `${person.id.replace('-', '.')}@meridiana.example` : null,
    phone: reachable ? `${prefix} 555 0${extension}` : null,
    internalPhone: reachable ? extension : null,
    mobilePhone: reachable && numberOf(person.id) % 3 === 0 ? `${prefix} 555 7${extension}` : null,
    place: person.place,
    area: { id: unitId('area', person.area), name: person.area },
    businessUnit: { id: unitId('unit', person.businessUnit), name: person.businessUnit },
  }
}

function unitId(kind: string, name: string): string {
  return `${kind}-${name.toLowerCase().replaceAll(' ', '-')}`
}

/** The zone whose clocks a person lives by. */
export function timeZoneOf({ account, place }: Person): string {
  return account?.timeZone ?? timeZones[place]
}
