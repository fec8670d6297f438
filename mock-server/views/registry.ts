import type { Person } from '../content/people/index.ts'
import type { Schemas } from '../schemas.ts'
import type { WorldData } from '../state/data.ts'
import { dateOf, day, instant, numberOf } from '../state/times.ts'
import { capabilitiesOf, detailsOf, userSummary } from './people.ts'

/** An account as those see it who administer people. */
export function registryUser(data: WorldData, person: Person, viewer: Person): Schemas['RegistryUser'] {
  const { account } = person
  const details = person.deleted ? undefined : detailsOf(person)
  const block = person.blocked ? data.registry.blocks.get(person.id) : undefined
  const refusal = blockRefusalOf(person, viewer)
  return {
    ...userSummary(data, person.id),
    fullName: `${person.firstName} ${person.lastName}`,
    firstName: person.firstName,
    userName: account?.userName ?? null,
    email: details?.contactEmail ?? null,
    role: details?.role ?? null,
    place: details?.place ?? null,
    area: details?.area ?? null,
    businessUnit: details?.businessUnit ?? null,
    state: stateOfAccount(person),
    block: block
      ? {
          reason: block.reason,
          until: block.until === null ? null : instant(block.until),
          at: instant(block.at),
          by: userSummary(data, block.byId),
        }
      : null,
    source: sources[numberOf(person.id) % sources.length] ?? 'directory',
    joinedOn: joinedOn(person),
    lastSignIn: lastSignInOf(person),
    capabilities: capabilitiesOf(person),
    licences: (account?.licences ?? []).map((type) => ({ type })),
    privateProfile: person.privateProfile ?? false,
    canBlock: refusal === null,
    blockRefusal: refusal,
  }
}

/** The same with the groups, by name. */
export function registryUserInFull(data: WorldData, person: Person, viewer: Person): Schemas['RegistryUser'] {
  const groups = [...data.groups.values()]
    .filter(({ deleted, memberIds }) => !deleted && memberIds.includes(person.id))
    .map(({ id, name }) => ({ id, name }))
    .sort((one, other) => (one.name < other.name ? -1 : 1))
  return { ...registryUser(data, person, viewer), groups }
}

/** Why a viewer may not block somebody; null where they may. */
export function blockRefusalOf(person: Person, viewer: Person): 'oneself' | 'root' | 'deleted' | null {
  if (person.deleted) return 'deleted'
  if (person.id === viewer.id) return 'oneself'
  return capabilitiesOf(person).resellerAdmin && !capabilitiesOf(viewer).resellerAdmin ? 'root' : null
}

export function stateOfAccount({ deleted, blocked }: Person): 'active' | 'blocked' | 'deleted' {
  return deleted ? 'deleted' : blocked ? 'blocked' : 'active'
}

/** What people are beside members. */
export function roleOf(person: Person): 'root' | 'manage-users' | 'member' {
  const { resellerAdmin, manageUsers } = capabilitiesOf(person)
  return resellerAdmin ? 'root' : manageUsers ? 'manage-users' : 'member'
}

/** Made of the id, so that the directory of a large company needs no more than its names. */
export function lastSignInOf({ id, account, blocked, deleted }: Person): 'month' | 'quarter' | 'longer' | 'never' {
  if (blocked || deleted) return 'longer'
  if (account) return 'month'
  const chance = numberOf(`${id} signed in`) % 20
  return chance < 14 ? 'month' : chance < 17 ? 'quarter' : chance < 19 ? 'longer' : 'never'
}

/** Between 2001 and last year. */
export function joinedOn({ id }: Person): string {
  return dateOf(Date.UTC(2001, 0, 1) + (numberOf(`${id} joined`) % 9_000) * day)
}

const sources = ['directory', 'directory', 'import', 'manual'] as const
