import openapiTS, { astToString } from 'openapi-typescript'
import { banner } from './banner.ts'
import type { OpenApiDocument } from './document.ts'

/** TypeScript types of every path, operation and schema, as openapi-fetch reads them. */
export async function schemaTypes(document: OpenApiDocument): Promise<string> {
  // A copy, because openapi-typescript changes what it is given. A `default` says what is assumed when a property is
  // absent; it does not make the property certain to be there, as `defaultNonNullable` would have it.
  const nodes = await openapiTS(JSON.stringify(document), { defaultNonNullable: false })
  return banner + astToString(nodes)
}
