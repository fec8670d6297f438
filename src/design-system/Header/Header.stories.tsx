import type { Meta, StoryObj } from '@storybook/react-vite'
import { exampleHeader } from '../AppShell/example-shell'
import { IconButton } from '../IconButton'
import type { ComponentGuide } from '../guide'
import { ArrowLeftIcon, BellIcon, Icon, SparklesIcon } from '../icons'
import { SearchField } from '../SearchField'
import { Header } from './Header'

const guide: ComponentGuide = {
  purpose: 'The upper edge of the portal: the way back, where one is, search, and what waits for one.',
  notFor: 'The title of a page (Page), and tools of one part of a page (Toolbar).',
  keyboard: [{ keys: 'Tab', does: 'Move to the next control' }],
  accessibility:
    'The banner landmark. Buttons that are only a drawing have their words in `label`, and say what their dot means: “Notifications, 4 unread”.',
}

const meta = {
  title: 'Components/Layout/Header',
  tags: ['ready'],
  component: Header,
  parameters: { guide, layout: 'fullscreen' },
} satisfies Meta<typeof Header>

export default meta
type Story = StoryObj<typeof meta>

export const Full: Story = { render: () => exampleHeader }
export const WithBack: Story = {
  args: { start: <IconButton label="Back" icon={<Icon of={ArrowLeftIcon} directional />} />, title: 'Headquarters' },
}

export const LongGerman: Story = {
  tags: ['no-visual'],
  args: {
    lang: 'de',
    start: <IconButton label="Zurück" icon={<Icon of={ArrowLeftIcon} directional />} />,
    title: 'Betriebsversammlungsvorbereitung der Niederlassung',
    search: <SearchField label="Suche" clearLabel="Suche leeren" shortcut="/" value="" onValueChange={() => {}} />,
    actions: <IconButton label="Benachrichtigungen, 4 ungelesen" icon={<Icon of={BellIcon} />} />,
  },
}

export const GreekOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: {
    lang: 'el',
    start: <IconButton label="Πίσω" icon={<Icon of={ArrowLeftIcon} directional />} />,
    title: 'Έδρα και κεντρικές υπηρεσίες του οργανισμού',
    actions: (
      <>
        <IconButton label="Βοηθός" icon={<Icon of={SparklesIcon} />} />
        <IconButton label="Ειδοποιήσεις, 4 μη αναγνωσμένες" icon={<Icon of={BellIcon} />} />
      </>
    ),
  },
}
