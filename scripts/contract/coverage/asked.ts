import type { Contract } from '../verify/contract.ts'

/** Ids of the operations that a file asks: a path of the contract in it, and the method beside it. */
export function askedIn(text: string, { operations }: Contract): string[] {
  return operations
    .filter(({ path, method }) => placesOf(text, `'${path}'`).some((at) => methodsAt(text, at, path).includes(method)))
    .map(({ id }) => id)
}

/** `api.PUT('/path'` says it; elsewhere it is whatever method stands near, and a path alone, as in a table, is read. */
function methodsAt(text: string, at: number, path: string): string[] {
  const [, called] = /\bapi\.([A-Z]+)\(\s*$/.exec(text.slice(Math.max(0, at - 40), at)) ?? []
  if (called !== undefined) return [called]
  const near = text.slice(Math.max(0, at - 160), at + path.length + 160)
  const found = near.match(/\b(GET|POST|PUT|DELETE|PATCH)\b/g) ?? []
  return found.length > 0 ? found : ['GET']
}

function placesOf(text: string, part: string): number[] {
  const places: number[] = []
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) places.push(at)
  return places
}
