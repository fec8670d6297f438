import openapiTS, { astToString } from 'openapi-typescript'
import type { OpenApiDocument } from './document.ts'

/** TypeScript types of every path, operation and schema, as `openapi-fetch` reads them. */
export async function schemaTypes(document: OpenApiDocument): Promise<string> {
  // openapi-typescript changes the document that it is given. A default describes what the server assumes, it does not make the
  // property certain to be there: `defaultNonNullable` would make it so.
  const nodes = await openapiTS(JSON.stringify(document), { defaultNonNullable: false })
  return astToString(nodes)
}
