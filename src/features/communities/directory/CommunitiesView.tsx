import { useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '@/design-system/Button'
import { Icon, PlusIcon } from '@/design-system/icons'
import { Page } from '@/design-system/Page'
import { Tabs } from '@/design-system/Tabs'
import { useAddressState } from '@/shared/address-state'
import { useIntl } from '@/shared/i18n'
import { loadable } from '@/shared/loadable'
import { paths } from '@/shared/routes'
import { queries } from '../api/community-queries'
import { messages as words } from '../messages'
import { messages } from './messages'
import { directoryQueryOf } from '../model/address'
import { CommunitiesSkeleton } from '../ui/CommunitiesSkeleton'
import { Directory } from './Directory'
import { EditCatalogs } from './EditCatalogs'

const CommunityEditor = loadable(() => import('../editor/CommunityEditor')).component('CommunityEditor')
const MyFeed = loadable(() => import('../feed/MyFeed')).component('MyFeed')

export type CommunitiesViewProps = { tab: 'directory' | 'feed' }

/** All communities, and what was posted in one's own. */
export function CommunitiesView({ tab }: CommunitiesViewProps) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  return (
    <Page
      width="wide"
      title={formatMessage(messages.communities)}
      actions={tab === 'directory' ? <DirectoryActions /> : undefined}
    >
      <Tabs
        label={formatMessage(messages.communities)}
        activation="manual"
        items={[
          { value: 'directory', label: formatMessage(messages.directory) },
          { value: 'feed', label: formatMessage(messages.myFeed) },
        ]}
        value={tab}
        onValueChange={(value) => {
          if (value !== tab) void navigate(value === 'feed' ? paths.communitiesFeed() : paths.communities())
        }}
      >
        <Suspense fallback={<CommunitiesSkeleton label={formatMessage(words.loading)} />}>
          {tab === 'feed' ? <MyFeed /> : <Directory />}
        </Suspense>
      </Tabs>
    </Page>
  )
}

function DirectoryActions() {
  return (
    <>
      <EditCatalogs />
      <NewCommunity />
    </>
  )
}

/** Opens the form of a new community, and that community once it is made; for those who may make one. */
function NewCommunity() {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  const [writing, setWriting] = useState(false)
  const [address] = useAddressState('communities')
  const { data } = useInfiniteQuery(queries.directory(directoryQueryOf(address)))
  if (!data?.pages[0]?.canCreate) return null
  return (
    <>
      <Button variant="primary" aria-haspopup="dialog" icon={<Icon of={PlusIcon} />} onClick={() => setWriting(true)}>
        {formatMessage(words.newCommunity)}
      </Button>
      {writing && (
        <Suspense>
          <CommunityEditor
            community={null}
            onSaved={({ id }) => void navigate(paths.community(id))}
            onClose={() => setWriting(false)}
          />
        </Suspense>
      )}
    </>
  )
}
