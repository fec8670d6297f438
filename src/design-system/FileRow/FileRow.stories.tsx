import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../Badge'
import { Card } from '../Card'
import { Heading } from '../Heading'
import { IconButton } from '../IconButton'
import type { ComponentGuide } from '../guide'
import { DownloadIcon, Icon } from '../icons'
import { FileRow } from './FileRow'

const guide: ComponentGuide = {
  purpose: 'One file in a list: its sort, name, size, age and version, and what can be done with it.',
  notFor: 'Pictures to be looked at (Lightbox), and a file on its way (Progress in an upload list).',
  keyboard: [
    { keys: 'Enter', does: 'Open the file' },
    { keys: 'Tab', does: 'On to its actions' },
  ],
  accessibility:
    'The name is the link or button that opens it, and the whole row is its target; actions are controls of their own, named with the file. Long names are kept whole for assistive technology.',
}

const meta = {
  title: 'Components/Data/FileRow',
  tags: ['ready'],
  parameters: { guide },
  component: FileRow,
  args: {
    name: 'report-line4.pdf',
    mimeType: 'application/pdf',
    meta: '2.4 MB, yesterday',
    badge: <Badge tone="outline">v3</Badge>,
    href: '/files/report-line4.pdf',
  },
} satisfies Meta<typeof FileRow>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const InTheRail: Story = {
  render: (args) => (
    <Card as="section" style={{ inlineSize: 280 }}>
      <Heading level={2} size="label">
        Attachments
      </Heading>
      <FileRow {...args} />
      <FileRow
        {...args}
        name="values-week-47.xlsx"
        mimeType=""
        meta="310 kB, today"
        badge={<Badge tone="outline">v1</Badge>}
      />
    </Card>
  ),
}

export const WithActions: Story = {
  args: { actions: <IconButton size="sm" label="Download report-line4.pdf" icon={<Icon of={DownloadIcon} />} /> },
}

export const LongName: Story = {
  args: { name: 'protokoll-der-jahreshauptversammlung-mit-allen-anlagen-2026.pdf', style: { inlineSize: 280 } },
}

export const Failed: Story = { args: { error: 'The file did not arrive. Try it again.', badge: undefined } }
export const OnlyShown: Story = { args: { href: undefined } }

export const LongGerman: Story = {
  tags: ['no-visual'],
  args: {
    lang: 'de',
    name: 'Positionssensorüberprüfungsdokumentation.pdf',
    meta: '2,4 MB, zuletzt geändert gestern',
    error: 'Die Datei ist nicht angekommen. Versuchen Sie es noch einmal.',
    style: { inlineSize: 280 },
  },
}

export const GreekOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: {
    lang: 'el',
    name: 'αναφορά-γραμμής-4.pdf',
    meta: '2,4 MB, χθες',
    badge: <Badge tone="outline">έκδ. 3</Badge>,
    actions: <IconButton size="sm" label="Λήψη: αναφορά-γραμμής-4.pdf" icon={<Icon of={DownloadIcon} />} />,
  },
}
