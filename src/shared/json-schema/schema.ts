/** The JSON types of draft 2020-12. */
export type JsonType = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'null'

/**
 * A JSON Schema (draft 2020-12) as the contract writes it: the keywords that check something or
 * say how a value is read, and no words for people.
 */
export interface JsonSchema {
  /** Name among the {@link Definitions}. */
  $ref?: string
  type?: JsonType | JsonType[]
  const?: unknown
  enum?: unknown[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  uniqueItems?: boolean
  minProperties?: number
  minimum?: number
  maximum?: number
  required?: string[]
  properties?: Record<string, JsonSchema>
  additionalProperties?: boolean | JsonSchema
  /** Of a list: none of its entries may be left out, or the others would mean something else. */
  'x-indivisible'?: boolean
  items?: JsonSchema
  oneOf?: JsonSchema[]
  anyOf?: JsonSchema[]
}

/** The schemas that others refer to by name (`{ $ref: 'Post' }`). */
export type Definitions = Readonly<Record<string, JsonSchema>>

/** A schema of the values of type `T`, together with all that it refers to. */
export interface SchemaOf<T> {
  readonly schema: JsonSchema
  readonly definitions: Definitions
  /** Never there; it only ties the type to the schema. */
  readonly type?: T
}

/** An object without the properties that are undefined, which no schema may have. */
export function defined<T extends object>(record: { [Key in keyof T]: T[Key] | undefined }): T {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined)) as T
}
