import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '@/design-system/Button'
import { Dialog } from '@/design-system/Dialog'
import { Text } from '@/design-system/Text'
import { RefusalReason, usePermissions } from '@/features/permissions'
import { QueryView } from '@/features/query-view'
import { useIntl } from '@/shared/i18n'
import type { OverlayRequestOf } from '@/shared/overlays'
import { paths } from '@/shared/routes'
import { groupQueries } from '../api/group-queries'
import { messages } from '../messages'
import { GroupFacts } from './GroupFacts'
import { GroupMembers } from './GroupMembers'
import { GroupSkeleton } from './GroupSkeleton'
import styles from './GroupInfo.module.css'

export type GroupInfoDialogProps = { request: OverlayRequestOf<'groupInfo'>; onClose: () => void }

/** What a group is for and who belongs to it. Administrators come from here to the page where it is changed. */
export function GroupInfoDialog({ request: { groupId, name, view }, onClose }: GroupInfoDialogProps) {
  const { formatMessage, formatName } = useIntl()
  const can = usePermissions()
  const query = useQuery(groupQueries.detail(groupId))
  const group = query.data
  const known = group?.name ?? name
  const adminView = view === 'admin' && can('administrate').allowed
  const editing = group !== undefined && !group.deleted ? can('editGroupMembers', { adminView }) : undefined
  // People who may edit it in another view are told where; others see nothing.
  const elsewhere = editing?.allowed === false && editing.reason === 'admin-view-only'

  return (
    <Dialog
      title={known === undefined ? formatMessage(messages.group) : formatName(known)}
      closeLabel={formatMessage(messages.close)}
      onClose={onClose}
      footer={
        editing?.allowed ? (
          <ButtonLink href={paths.groupEdit(groupId)}>{formatMessage(messages.edit)}</ButtonLink>
        ) : undefined
      }
    >
      <QueryView query={query} skeleton={<GroupSkeleton />} words={messages} level={3}>
        {(group) => (
          <div className={styles.root}>
            <GroupFacts group={group} adminView={adminView} />
            {elsewhere && (
              <Text size="sm" tone="muted">
                <RefusalReason of="admin-view-only" />
              </Text>
            )}
            {!group.deleted && <GroupMembers groupId={groupId} isEmpty={group.membersCount === 0} />}
          </div>
        )}
      </QueryView>
    </Dialog>
  )
}
