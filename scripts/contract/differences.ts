import { existsSync, readFileSync } from 'node:fs'
import { place } from './paths.ts'

/** A committed file that is not as it should be, and the first line that differs. */
export interface Difference {
  file: string
  line: number
}

/** Compares files as they should be with those in the tree. */
export function differences(files: Record<string, string>): Difference[] {
  return Object.entries(files).flatMap(([file, expected]) => {
    const path = place(file)
    const actual = existsSync(path) ? readFileSync(path, 'utf8') : ''
    return actual === expected ? [] : [{ file, line: firstDifferentLine(actual, expected) }]
  })
}

function firstDifferentLine(one: string, other: string): number {
  const lines = one.split('\n')
  const index = other.split('\n').findIndex((line, at) => line !== lines[at])
  return (index === -1 ? lines.length - 1 : index) + 1
}
