import { useNavigate, useSearchParams } from 'react-router-dom'

import type { Schemas } from '@/api'
import { Tabs } from '@/design-system/Tabs'
import { Text } from '@/design-system/Text'
import { usePermissions } from '@/features/permissions'
import { DropAnywhere } from '@/features/upload'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'

// The number of comments above the tab follows what is written in it.
import '../api/follow-comments'
import { tabMessages } from '../messages'
import { namesMissingTab, tabFromAddress } from '../model/post-tab'
import { FileOfAddress } from './FileOfAddress'
import { postTabTable } from './post-tab-table'

type PostTabsProps = {
  post: Schemas['Post']
  pathTab: string | undefined
}

/** The parts of a post, one at a time. Which one stands in the address, so a reload and a shared link show the same. */
export function PostTabs({ post, pathTab }: PostTabsProps) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const allows = usePermissions()
  const rows = postTabTable.filter(({ shown }) => shown?.(post, allows) ?? true)
  const ids = rows.map(({ id }) => id)
  const tab = tabFromAddress(pathTab, search, ids)
  return (
    <>
      {allows('addAttachments', post).allowed && <DropAnywhere postId={post.id} postTitle={post.title} />}
      <FileOfAddress postId={post.id} />
      {namesMissingTab(pathTab, search, ids) && <Text tone="muted">{formatMessage(tabMessages.missingTab)}</Text>}
      <Tabs
        label={formatMessage(tabMessages.tabs)}
        items={rows.map(({ id, label, count }) => ({ value: id, label: formatMessage(label), count: count?.(post) }))}
        value={tab}
        onValueChange={(entity) => {
          if (entity !== tab)
            void navigate(paths.post(post.id, { entity, find: search.get('find') ?? '' }), {
              replace: true,
              preventScrollReset: true,
            })
        }}
      >
        {rows.find(({ id }) => id === tab)?.panel(post, search)}
      </Tabs>
    </>
  )
}
