/** The parts of an OpenAPI 3.1 document that our scripts read. */
export interface OpenApiDocument {
  info: { title: string; version: string; description?: string }
  paths: Record<string, PathItem>
  components: {
    schemas?: Record<string, Schema>
    responses?: Record<string, Response>
    parameters?: Record<string, Parameter>
    examples?: Record<string, Example>
    headers?: Record<string, Header>
    securitySchemes?: Record<string, { type: string; in?: string; name?: string }>
  }
  tags?: { name: string; description?: string }[]
  security?: Record<string, string[]>[]
  'x-server-bases'?: Record<string, string>
}

export type PathItem = { parameters?: Ref<Parameter>[] } & { [method in Method]?: Operation }

export const methods = ['get', 'put', 'post', 'delete', 'patch'] as const
export type Method = (typeof methods)[number]

export interface Operation {
  operationId: string
  summary?: string
  description?: string
  tags?: string[]
  parameters?: Ref<Parameter>[]
  requestBody?: { required?: boolean; content: Content }
  responses: Record<string, Ref<Response>>
  security?: Record<string, string[]>[]
  'x-provenance'?: string
  'x-provenance-reason'?: string
  'x-irreversible'?: boolean
}

export interface Parameter {
  name: string
  in: 'query' | 'path' | 'header' | 'cookie'
  required?: boolean
  schema: Schema
  example?: unknown
  examples?: Record<string, Ref<Example>>
}

export interface Response {
  description: string
  headers?: Record<string, Ref<Header>>
  content?: Content
}

export interface Header {
  description?: string
  schema?: Schema
}

export type Content = Record<string, { schema?: Schema; examples?: Record<string, Ref<Example>>; example?: unknown }>

export interface Example {
  summary?: string
  value: unknown
}

/** JSON Schema, only as far as we look into it. */
export interface Schema {
  $ref?: string
  title?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  format?: string
  default?: unknown
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
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  items?: Schema
  allOf?: Schema[]
  oneOf?: Schema[]
  anyOf?: Schema[]
  $defs?: Record<string, Schema>
  'x-known-values'?: string[]
  /** Of a list: none of its entries may be left out, or the others would mean something else. */
  'x-indivisible'?: boolean
  'x-provenance'?: string
  'x-provenance-reason'?: string
  'x-field-provenance'?: string
  'x-field-provenance-reason'?: string
}

/** Something that stands here or is referred to. */
export type Ref<T> = T | { $ref: string }

/** Follows references inside the bundle until the thing itself is reached. */
export function resolve<T>(document: OpenApiDocument, value: Ref<T>): T {
  let current: unknown = value
  while (isReference(current)) current = lookUp(document, current.$ref)
  return current as T
}

function isReference(value: unknown): value is { $ref: string } {
  return typeof value === 'object' && value !== null && '$ref' in value && typeof value.$ref === 'string'
}

function lookUp(document: unknown, pointer: string): unknown {
  const steps = pointer.replace(/^#\//, '').split('/')
  let current = document
  for (const step of steps) {
    const key = decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~')
    current = (current as Record<string, unknown> | undefined)?.[key]
  }
  if (current === undefined) throw new Error(`${pointer} leads nowhere`)
  return current
}

/** One operation with the address it is asked under. */
export interface Asked {
  path: string
  method: Method
  item: PathItem
  operation: Operation
}

/** Every operation, in the order of the document. */
export function operationsOf(document: OpenApiDocument): Asked[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      return operation ? [{ path, method, item, operation }] : []
    }),
  )
}

/** `application/json` with or without parameters, and every `+json`. */
export const isJson = (mediaType: string): boolean => /^application\/(.+\+)?json(;|$)/.test(mediaType)
