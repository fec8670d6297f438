import { useState } from 'react'
import { Badge } from '../Badge'
import { Icon, MessageCircleIcon, MicIcon, PaperclipIcon, WorkflowIcon } from '../icons'
import { Dock, type DockProps } from './Dock'
import type { DockItem } from './dock-item'
import { DockPanel } from './DockPanel'
import { exampleAssistantButton, ExampleBulkBanner, ExampleChat, ExampleUploads } from './example-panels'

/** A dock whose items take turns on phones: the banner is open, the chat waits. */
export function SwitchingDock(props: DockProps) {
  const [expanded, setExpanded] = useState({ chat: false, bulk: true })
  const change = (id: 'chat' | 'bulk') => (open: boolean) => setExpanded((now) => ({ ...now, [id]: open }))
  const items: DockItem[] = [
    {
      id: 'chat',
      label: 'Chat',
      icon: <Icon of={MessageCircleIcon} size="sm" />,
      badge: <Badge tone="alert">3</Badge>,
      badgeLabel: '3 unread messages',
      expanded: expanded.chat,
      onExpandedChange: change('chat'),
      panel: (
        <DockPanel height="tall" title="IT service desk" expanded={expanded.chat} onExpandedChange={change('chat')}>
          Your laptop is ready at the desk until 17:00.
        </DockPanel>
      ),
    },
    {
      id: 'bulk',
      label: 'Bulk change',
      icon: <Icon of={WorkflowIcon} size="sm" />,
      expanded: expanded.bulk,
      onExpandedChange: change('bulk'),
      panel: (
        <DockPanel
          width="lg"
          title="Moving 48 posts to Approved"
          expanded={expanded.bulk}
          onExpandedChange={change('bulk')}
        >
          30 done, 3 failed, 15 waiting
        </DockPanel>
      ),
    },
  ]
  return (
    <Dock {...props} items={items}>
      {exampleAssistantButton}
    </Dock>
  )
}

const allItems: readonly Pick<DockItem, 'id' | 'label' | 'icon' | 'panel'>[] = [
  { id: 'chat', label: 'Chat', icon: <Icon of={MessageCircleIcon} size="sm" />, panel: <ExampleChat /> },
  { id: 'bulk', label: 'Bulk change', icon: <Icon of={WorkflowIcon} size="sm" />, panel: <ExampleBulkBanner /> },
  { id: 'uploads', label: 'Uploads', icon: <Icon of={PaperclipIcon} size="sm" />, panel: <ExampleUploads /> },
  {
    id: 'recorder',
    label: 'Recording',
    icon: <Icon of={MicIcon} size="sm" />,
    panel: <DockPanel title="Recording a note" icon={<Icon of={MicIcon} size="sm" />} expanded={false} />,
  },
]

/** Everybody who may ever stand in the dock, in the order of the edge. */
export function FullDock(props: DockProps) {
  const items = allItems.map((item) => ({ ...item, expanded: false, onExpandedChange: () => undefined }))
  return (
    <Dock {...props} items={items}>
      {exampleAssistantButton}
    </Dock>
  )
}
