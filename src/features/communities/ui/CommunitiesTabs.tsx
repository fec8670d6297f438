import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { Page } from '@/design-system/Page'
import { Tabs } from '@/design-system/Tabs'
import { useIntl } from '@/shared/i18n'
import { paths } from '@/shared/routes'
import { messages } from '../messages'

export type CommunitiesTabsProps = {
  value: 'directory' | 'feed'
  /** Buttons beside the title. */
  actions?: ReactNode
  children: ReactNode
}

/** The directory and one's own feed are two tabs, each at an address of its own. */
export function CommunitiesTabs({ value, actions, children }: CommunitiesTabsProps) {
  const { formatMessage } = useIntl()
  const navigate = useNavigate()
  return (
    <Page width="wide" title={formatMessage(messages.communities)} actions={actions}>
      <Tabs<'directory' | 'feed'>
        label={formatMessage(messages.communities)}
        activation="manual"
        items={[
          { value: 'directory', label: formatMessage(messages.directory) },
          { value: 'feed', label: formatMessage(messages.myFeed) },
        ]}
        value={value}
        onValueChange={(chosen) => {
          if (chosen !== value) void navigate(chosen === 'feed' ? paths.communitiesFeed() : paths.communities())
        }}
      >
        {children}
      </Tabs>
    </Page>
  )
}
