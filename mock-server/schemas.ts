import type { components } from '../src/api/schema.gen.ts'

/** The shapes of the contract by name, for example `Schemas['Post']`. */
export type Schemas = components['schemas']
