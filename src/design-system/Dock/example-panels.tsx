import { useState } from 'react'
import { Avatar } from '../Avatar'
import { Badge } from '../Badge'
import { Button } from '../Button'
import { IconButton } from '../IconButton'
import { ExternalLinkIcon, Icon, PaperclipIcon, SparklesIcon, WorkflowIcon, XIcon } from '../icons'
import { Progress } from '../Progress'
import { Stack } from '../Stack'
import { StatusChip } from '../StatusChip'
import { DockPanel, type DockPanelProps } from './DockPanel'

/** The dock's items as the pictures show them, for stories of several components. */
export function ExampleBulkBanner({ expanded: atFirst = true, ...props }: Partial<DockPanelProps>) {
  const [expanded, setExpanded] = useState(atFirst)
  return (
    <DockPanel
      width="lg"
      title="Moving 48 posts to Approved"
      icon={<Icon of={WorkflowIcon} size="sm" />}
      {...props}
      expanded={expanded}
      onExpandedChange={setExpanded}
    >
      <Stack gap={3}>
        <Progress
          label="Moving 48 posts to Approved"
          max={48}
          value={[
            { id: 'ok', value: 30, tone: 'success' },
            { id: 'failed', value: 3, tone: 'error' },
          ]}
          valueText="30 done, 3 failed, 15 waiting"
        />
        <Stack direction="row" gap={2} justify="between">
          <Stack direction="row" gap={2}>
            <StatusChip color="success">30 done</StatusChip>
            <StatusChip color="error">3 failed</StatusChip>
            <StatusChip>15 waiting</StatusChip>
          </Stack>
          <Button size="sm">Cancel operations</Button>
        </Stack>
      </Stack>
    </DockPanel>
  )
}

export function ExampleChat({ expanded: atFirst = false, ...props }: Partial<DockPanelProps>) {
  const [expanded, setExpanded] = useState(atFirst)
  return (
    <DockPanel
      height="tall"
      title="IT service desk"
      icon={<Avatar name="IT service desk" initials="IT" hue="blue" size={28} />}
      badge={<Badge tone="alert">3</Badge>}
      badgeLabel="3 unread messages"
      actions={
        expanded && (
          <>
            <IconButton size="sm" label="Open chat in a new tab" icon={<Icon of={ExternalLinkIcon} size="sm" />} />
            <IconButton size="sm" label="Close chat" icon={<Icon of={XIcon} size="sm" />} />
          </>
        )
      }
      {...props}
      expanded={expanded}
      onExpandedChange={setExpanded}
    >
      <p>Your laptop is ready. You can pick it up at the desk on the ground floor until 17:00.</p>
    </DockPanel>
  )
}

export function ExampleUploads() {
  const [expanded, setExpanded] = useState(true)
  return (
    <DockPanel
      title="Uploading 2 files"
      icon={<Icon of={PaperclipIcon} size="sm" />}
      expanded={expanded}
      onExpandedChange={setExpanded}
    >
      <Progress label="Uploading 2 files" max={100} value={40} />
    </DockPanel>
  )
}

export const exampleAssistantButton = (
  <IconButton shape="floating" label="Ask the assistant" icon={<Icon of={SparklesIcon} />} />
)
