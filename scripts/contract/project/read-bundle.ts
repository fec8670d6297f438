import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { CommandError } from '../commands/exit-codes.ts'
import type { OpenApiDocument } from '../document.ts'

/** A contract in one file, JSON or YAML. */
export function readBundle(file: string): OpenApiDocument {
  if (!existsSync(file)) throw new CommandError(`There is no ${file}.`)
  return parse(readFileSync(file, 'utf8')) as OpenApiDocument
}
