import type { Contract, KnownOperation } from './contract.ts'
import type { ValuesTable } from './values.ts'

/**
 * The order in which operations can be asked: reading before writing, making before changing, deleting and what cannot
 * be taken back last, and what gives an id before what needs it.
 */
export function inOrder(contract: Contract, table: ValuesTable): KnownOperation[] {
  const givers = new Set(Object.keys(table.learn))
  const rank = (operation: KnownOperation): number => {
    const { id, method, irreversible, path } = operation
    const giving = givers.has(id) ? 0 : 1
    const depth = path.includes('{') ? 2 : 0
    if (method === 'GET') return depth + giving
    if (irreversible) return 40 + depth + giving
    if (method === 'DELETE') return 30
    return 10 + depth + giving + (method === 'PUT' ? 5 : 0)
  }
  return contract.operations
    .filter(({ id }) => id !== table.signOut)
    .map((operation, index) => ({ operation, index, rank: rank(operation) }))
    .sort((one, other) => one.rank - other.rank || one.index - other.index)
    .map(({ operation }) => operation)
}
