import type { components } from './schema.gen'

/** The contract's schemas by name: `Schemas['Post']`. */
export type Schemas = components['schemas']
