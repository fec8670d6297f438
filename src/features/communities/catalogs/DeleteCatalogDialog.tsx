import type { Schemas } from '@/api'
import { ConfirmDialog } from '@/design-system/ConfirmDialog'
import { useIntl } from '@/shared/i18n'
import { messages as words } from '../messages'
import { messages } from './messages'
import { useDeleteCatalog } from './use-catalogs'

export type DeleteCatalogDialogProps = { catalog: Schemas['Catalog']; onClose: () => void }

/** Asks once before a catalog is deleted, and says how many communities stand by themselves afterwards. */
export function DeleteCatalogDialog({ catalog, onClose }: DeleteCatalogDialogProps) {
  const { formatMessage, formatName } = useIntl()
  const { mutate, isPending } = useDeleteCatalog(catalog, onClose)
  const { name, communityIds, communitiesCount = communityIds.length } = catalog
  return (
    <ConfirmDialog
      tone="destructive"
      title={formatMessage(messages.deleteTitle, { name: formatName(name) })}
      description={formatMessage(messages.deleteText, { count: communitiesCount })}
      confirmLabel={formatMessage(messages.deleteConfirm)}
      cancelLabel={formatMessage(words.cancel)}
      busy={isPending}
      onConfirm={() => mutate()}
      onCancel={onClose}
    />
  )
}
