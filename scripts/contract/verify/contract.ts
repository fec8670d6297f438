import {
  isJson,
  operationsOf,
  parametersOf,
  resolve,
  type Header,
  type OpenApiDocument,
  type Parameter,
  type Schema,
} from '../document.ts'

/** One body that an operation takes or gives. */
export interface Body {
  mediaType: string
  schema: Schema
  examples: [name: string, value: unknown][]
}

/** One answer that an operation promises. */
export interface Promised {
  status: number
  description: string
  headers: Record<string, Header>
  bodies: Body[]
}

/** An operation with everything resolved that a request needs. */
export interface KnownOperation {
  id: string
  tag: string
  summary: string
  description: string
  method: string
  path: string
  /** Asked without a session. */
  isPublic: boolean
  /** Changes something on the server, or may. */
  writes: boolean
  /** Cannot be taken back: mails, deletes, bulk starts. */
  irreversible: boolean
  parameters: Parameter[]
  request: { required: boolean; bodies: Body[] } | undefined
  promised: Promised[]
}

/** The contract as the verifier reads it. */
export class Contract {
  readonly document: OpenApiDocument
  readonly operations: KnownOperation[]

  constructor(document: OpenApiDocument) {
    this.document = document
    this.operations = operationsOf(document).map(({ path, method, item, operation }) => ({
      id: operation.operationId,
      tag: operation.tags?.[0] ?? '',
      summary: operation.summary ?? '',
      description: operation.description ?? '',
      method: method.toUpperCase(),
      path,
      isPublic: (operation.security ?? document.security ?? []).length === 0,
      writes: method !== 'get',
      irreversible: operation['x-irreversible'] === true,
      parameters: parametersOf(document, { path, method, item, operation }),
      request: operation.requestBody && {
        required: operation.requestBody.required ?? false,
        bodies: this.#bodies(operation.requestBody.content),
      },
      promised: Object.entries(operation.responses).map(([status, response]) => {
        const { description, headers = {}, content } = resolve(document, response)
        return {
          status: Number(status),
          description,
          headers: Object.fromEntries(
            Object.entries(headers).map(([name, header]) => [name, resolve(document, header)]),
          ),
          bodies: this.#bodies(content),
        }
      }),
    }))
  }

  /** The operation of this id. */
  operation(id: string): KnownOperation | undefined {
    return this.operations.find((operation) => operation.id === id)
  }

  /** The schema itself, where it is only referred to. */
  resolve(schema: Schema): Schema {
    return resolve(this.document, schema)
  }

  /** The cookies that may carry the session, each with this value; a server reads the one that it knows. */
  sessionCookies(value: string): Record<string, string> {
    const schemes = Object.values(this.document.components.securitySchemes ?? {})
    return Object.fromEntries(schemes.filter((scheme) => scheme.in === 'cookie').map(({ name }) => [name, value]))
  }

  /** Every code that a problem of this status has anywhere in the contract. */
  codesOf(status: number): Set<string> {
    const problems = this.operations
      .flatMap(({ promised }) => promised.filter((one) => one.status === status))
      .flatMap(({ bodies }) => bodies.flatMap(({ examples }) => examples))
    return new Set(problems.map(([, value]) => String((value as { code?: unknown } | null)?.code ?? '')))
  }

  #bodies(content: Record<string, { schema?: Schema; examples?: Record<string, unknown> }> = {}): Body[] {
    return Object.entries(content).map(([mediaType, { schema = {}, examples = {} }]) => ({
      mediaType,
      schema,
      examples: Object.entries(examples).map(([name, example]) => [
        name,
        resolve(this.document, example as { value: unknown }).value,
      ]),
    }))
  }
}

/** The JSON body of an answer that succeeded; undefined where there is none. */
export function successSchema(operation: KnownOperation): Schema | undefined {
  const success = operation.promised.find(({ status }) => status < 300)
  return success?.bodies.find(({ mediaType }) => isJson(mediaType))?.schema
}

/** The statuses of success that an operation promises. */
export function successes(operation: KnownOperation): number[] {
  return operation.promised.map(({ status }) => status).filter((status) => status < 300)
}
