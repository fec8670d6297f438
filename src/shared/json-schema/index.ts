export { countLost } from './lost-entries.ts'
export type { Definitions, JsonSchema, SchemaOf } from './schema.ts'
export { matches, violationOf, type ValidationMode } from './violation-of.ts'
