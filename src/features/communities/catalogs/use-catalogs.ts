import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useUnit } from 'effector-react'
import { currentOf, isApiError, type Schemas } from '@/api'
import { communityQueries } from '@/features/navigation'
import { movedAfter, useOrder } from '@/features/ordering'
import { phrase } from '@/shared/i18n'
import { tipRequested } from '@/shared/overlays'
import { queries } from '../api/community-queries'
import { createCatalog, deleteCatalog, fetchCatalogs, updateCatalog } from './catalog-calls'
import { type CatalogFields, sentOf } from './catalog-form'
import { messages } from './messages'

type Catalog = Schemas['Catalog']

/** What a form says of a catalog, and the state that it was written over; none for a new one. */
export type CatalogSave = { fields: CatalogFields; over: Catalog | null; key: string }

/** Makes a catalog or changes one. */
export function useSaveCatalog() {
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  return useMutation({
    mutationFn: ({ fields, over, key }: CatalogSave) =>
      over ? updateCatalog(over, sentOf(fields)) : createCatalog(sentOf(fields), key),
    onSuccess: (saved, { over }) => {
      show(queryClient, (catalogs) => [
        ...catalogs.map((catalog) => (catalog.id === saved.id ? saved : catalog)),
        ...(catalogs.some(({ id }) => id === saved.id) ? [] : [saved]),
      ])
      renew(queryClient)
      tip({ severity: 'success', title: phrase(over ? messages.saved : messages.created, { name: saved.name }) })
    },
  })
}

/** Deletes a catalog; its communities are asked for again, for they stand by themselves now. */
export function useDeleteCatalog(catalog: Catalog, onClose: () => void) {
  const { id, name } = catalog
  const queryClient = useQueryClient()
  const tip = useUnit(tipRequested)
  return useMutation({
    mutationFn: () => deleteCatalog(catalog),
    onSuccess: () => {
      show(queryClient, (catalogs) => catalogs.filter((other) => other.id !== id))
      tip({ severity: 'success', title: phrase(messages.deleted, { name }) })
    },
    onError: (error) => {
      const code = isApiError(error) ? error.code : undefined
      if (code === 'occ-conflict') tip({ severity: 'warn', title: messages.deleteChanged })
      else if (code === 'catalog-not-found') tip({ severity: 'warn', title: messages.gone })
      else tip({ severity: 'error', title: isForbidden(error) ? messages.notAllowed : messages.deleteFailed })
    },
    onSettled: () => {
      renew(queryClient)
      void queryClient.invalidateQueries({ queryKey: communityQueries.all })
      onClose()
    },
  })
}

/** Puts catalogs in another order. A move says again what the server has of the catalog, and overwrites nothing. */
export function useCatalogOrder() {
  const queryClient = useQueryClient()
  return useOrder<Catalog>({
    mutationKey: [...communityQueries.catalogs, 'order'],
    queryKey: communityQueries.catalogs,
    nameOf: ({ name }) => name,
    show: (ordered) => show(queryClient, ordered),
    async send(id, afterId) {
      const { catalogs } = await fetchCatalogs()
      const order = movedAfter(catalogs, id, afterId).findIndex((catalog) => catalog.id === id) + 1
      const catalog = catalogs[catalogs.findIndex((one) => one.id === id)]
      if (!catalog) throw new CatalogGone()
      const { name, description } = catalog
      await updateCatalog(catalog, { name, description, order })
    },
    explain(error) {
      if (isForbidden(error)) return messages.notAllowed
      return error instanceof CatalogGone || currentOf(error) ? messages.orderChanged : messages.orderFailed
    },
    words: messages,
  })
}

/** Whether the person may edit catalogs no more. */
export function isForbidden(error: unknown): boolean {
  return isApiError(error) && error.kind === 'forbidden'
}

/** The catalog that was to be moved is there no more. */
class CatalogGone extends Error {}

function show(queryClient: QueryClient, change: (catalogs: readonly Catalog[]) => Catalog[]): void {
  queryClient.setQueryData(queries.catalogs().queryKey, (list) => list && { ...list, catalogs: change(list.catalogs) })
}

function renew(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: communityQueries.catalogs })
}
