/** Somebody who comes or goes, with the name to say it. */
export type StagedPerson = { id: string; fullName: string }

/** Who will be let into a group and taken out of it. */
export type Staged = { add: StagedPerson[]; remove: StagedPerson[] }

export const nobodyStaged: Staged = { add: [], remove: [] }

/** Tells what this device has kept from anything else. */
export function isStaged(kept: unknown): kept is Staged {
  if (typeof kept !== 'object' || kept === null) return false
  const { add, remove } = kept as Record<string, unknown>
  return arePeople(add) && arePeople(remove)
}

function arePeople(value: unknown): value is StagedPerson[] {
  return (
    Array.isArray(value) &&
    value.every((one: unknown) => {
      const { id, fullName } = (one ?? {}) as Record<string, unknown>
      return typeof id === 'string' && typeof fullName === 'string'
    })
  )
}

/** Somebody comes; who was to go stays instead. */
export function withAdded({ add, remove }: Staged, { id, fullName }: StagedPerson): Staged {
  if (remove.some((one) => one.id === id)) return { add, remove: remove.filter((one) => one.id !== id) }
  return { add: add.some((one) => one.id === id) ? add : [...add, { id, fullName }], remove }
}

/** Somebody goes; who was to come does not. */
export function withRemoved({ add, remove }: Staged, { id, fullName }: StagedPerson): Staged {
  if (add.some((one) => one.id === id)) return { add: add.filter((one) => one.id !== id), remove }
  return { add, remove: remove.some((one) => one.id === id) ? remove : [...remove, { id, fullName }] }
}
