import { api, type Schemas, unwrap } from '@/api'

const all = '/internal/v2/communication/catalogs'
const one = `${all}/{catalogId}` as const

type Catalog = Schemas['Catalog']

/** The catalogs as the server has them now. */
export function fetchCatalogs(): Promise<Schemas['CatalogList']> {
  return unwrap(api.GET(all))
}

/** Makes a catalog; a repeated key makes none twice. */
export function createCatalog(body: Schemas['CatalogFields'], key: string): Promise<Catalog> {
  return unwrap(api.POST(all, { params: { header: { 'Idempotency-Key': key } }, body }))
}

/** Changes what a catalog is called and what it says, or where it stands. */
export function updateCatalog(
  { id, occToken = '' }: Pick<Catalog, 'id' | 'occToken'>,
  fields: Schemas['CatalogFields'],
): Promise<Catalog> {
  return unwrap(api.PUT(one, { params: { path: { catalogId: id } }, body: { ...fields, occToken } }))
}

/** Deletes a catalog; its communities stand by themselves then. */
export async function deleteCatalog({ id, occToken = '' }: Catalog): Promise<void> {
  await unwrap(api.DELETE(one, { params: { path: { catalogId: id }, query: { occToken } } }))
}
