import { queryOptions, useQuery } from '@tanstack/react-query'
import { api, unwrap } from '@/api'
import { Dialog } from '@/design-system/Dialog'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { Text } from '@/design-system/Text'
import { usePermissions } from '@/features/permissions'
import { QueryView } from '@/features/query-view'
import { useIntl } from '@/shared/i18n'
import { dialogMessages } from '../dialog/messages'
import { LinkTile } from './LinkTile'
import styles from './LinksDialog.module.css'

/** Links to other tools of the organisation. */
const externalLinks = queryOptions({
  queryKey: ['external-links'] as const,
  queryFn: ({ signal }) => unwrap(api.GET('/internal/v2/communication/settings/external-links', { signal })),
})

export type LinksDialogProps = { onClose: () => void }

/** Addresses outside the portal: those that the person's licences allow. */
export function LinksDialog({ onClose }: LinksDialogProps) {
  const { formatMessage } = useIntl()
  return (
    <Dialog
      title={formatMessage(dialogMessages.title)}
      closeLabel={formatMessage(dialogMessages.close)}
      onClose={onClose}
    >
      <Links />
    </Dialog>
  )
}

function Links() {
  const { formatMessage } = useIntl()
  const can = usePermissions()
  const query = useQuery(externalLinks)
  // The server filters too; that a licence is missing must not depend on it alone (AM-62).
  const links = query.data?.filter(({ licence }) => can('openLink', { licence }).allowed) ?? []

  return (
    <QueryView
      query={query}
      skeleton={<LinksSkeleton />}
      words={{ failed: dialogMessages.failed }}
      empty={{ when: () => links.length === 0, title: formatMessage(dialogMessages.empty) }}
      level={3}
    >
      {() => (
        <>
          <ul className={styles.grid}>
            {links.map((link) => (
              <LinkTile key={link.id} link={link} />
            ))}
          </ul>
          <Text size="sm" tone="muted" className={styles.note}>
            {formatMessage(dialogMessages.newWindow)}
          </Text>
        </>
      )}
    </QueryView>
  )
}

function LinksSkeleton() {
  const { formatMessage } = useIntl()
  return (
    <SkeletonGroup label={formatMessage(dialogMessages.loading)}>
      <div className={styles.grid}>
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} shape="block" className={styles.skeleton} />
        ))}
      </div>
    </SkeletonGroup>
  )
}
