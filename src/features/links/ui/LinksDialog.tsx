import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { api, unwrap } from '@/api'
import { Button } from '@/design-system/Button'
import { Dialog } from '@/design-system/Dialog'
import { Skeleton, SkeletonGroup } from '@/design-system/Skeleton'
import { Text } from '@/design-system/Text'
import { usePermissions } from '@/features/permissions'
import { useIntl } from '@/shared/i18n'
import { messages } from '../messages'
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
    <Dialog title={formatMessage(messages.title)} closeLabel={formatMessage(messages.close)} onClose={onClose}>
      <Links />
    </Dialog>
  )
}

function Links(): ReactNode {
  const { formatMessage } = useIntl()
  const can = usePermissions()
  const { data, isError, refetch } = useQuery(externalLinks)
  // The server filters too; that a licence is missing must not depend on it alone (AM-62).
  const links = data?.filter(({ licence }) => can('openLink', { licence }).allowed)

  if (isError) {
    return (
      <div role="alert" className={styles.stand}>
        <Text>{formatMessage(messages.failed)}</Text>
        <Button onClick={() => void refetch()}>{formatMessage(messages.retry)}</Button>
      </div>
    )
  }
  if (!links) return <LinksSkeleton />
  if (links.length === 0) return <Text>{formatMessage(messages.empty)}</Text>
  return (
    <>
      <ul className={styles.list}>
        {links.map((link) => (
          <LinkTile key={link.id} link={link} />
        ))}
      </ul>
      <Text size="sm" tone="muted" className={styles.note}>
        {formatMessage(messages.newWindow)}
      </Text>
    </>
  )
}

function LinksSkeleton() {
  const { formatMessage } = useIntl()
  return (
    <SkeletonGroup label={formatMessage(messages.loading)}>
      <div className={styles.list}>
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} shape="block" className={styles.skeleton} />
        ))}
      </div>
    </SkeletonGroup>
  )
}
