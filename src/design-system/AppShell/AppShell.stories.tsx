import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button'
import { Card, CardSection } from '../Card'
import { Chip } from '../Chip'
import { Dock } from '../Dock'
import { exampleAssistantButton, ExampleBulkBanner, ExampleChat } from '../Dock/example-panels'
import { Heading } from '../Heading'
import { Page } from '../Page'
import { SegmentedControl } from '../SegmentedControl'
import { SkipLinks } from '../SkipLinks'
import { Stack } from '../Stack'
import { StatusChip } from '../StatusChip'
import { Text } from '../Text'
import type { ComponentGuide } from '../guide'
import { AppShell } from './AppShell'
import { exampleBottomMenu, exampleHeader, ExampleSidebar } from './example-shell'

const feed = (
  <Page title="Good morning, Giulia" lead="Three workflows are waiting for you, and two posts mention you.">
    <SegmentedControl
      label="Which posts"
      value="latest"
      onValueChange={() => {}}
      options={[
        { value: 'latest', label: 'Latest' },
        { value: 'followed', label: 'Following' },
        { value: 'unread', label: 'Unread' },
        { value: 'archive', label: 'Archive' },
      ]}
    />
    {['In review', 'Approved'].map((state) => (
      <Card key={state} as="article" padding="none">
        <CardSection>
          <Stack gap={2}>
            <Stack direction="row" justify="between">
              <Text size="sm" tone="muted">
                Marco Bianchi in Quality and safety
              </Text>
              <StatusChip color={state === 'Approved' ? 'success' : 'warn'}>{state}</StatusChip>
            </Stack>
            <Heading level={2}>Line 4 stop on Tuesday: what we found, and what changes</Heading>
            <Text tone="muted">
              The sensor on the second press had drifted by 0.4 mm. We replaced it on both shifts, and the check is now
              part of the morning round.
            </Text>
            <Stack direction="row" gap={2}>
              <Chip>6 photos</Chip>
              <Chip tone="accent" href="/search-v2?q=%23safety">
                #safety
              </Chip>
            </Stack>
          </Stack>
        </CardSection>
        <CardSection>
          <Button variant="plain" size="sm">
            8 comments
          </Button>
        </CardSection>
      </Card>
    ))}
  </Page>
)

const guide: ComponentGuide = {
  purpose:
    'Gives header, sidebar, content, panel, dock and bottom menu their places. The page itself scrolls; everything else keeps its place beside it.',
  notFor: 'Pages without a frame: signing in (Splash) and errors (MessagePage).',
  keyboard: [{ keys: 'Tab', does: 'Skip links first, then header, sidebar, content, panel, dock, bottom menu' }],
  accessibility:
    'Each place is a landmark: banner, navigation, main, complementary. The main landmark takes the focus from the skip link. What has the focus stays clear of header, bottom menu and dock by scroll padding; the sidebar rises above the dock while its keyboard focus is seen.',
}

const meta = {
  title: 'Components/Layout/AppShell',
  component: AppShell,
  parameters: { guide, layout: 'fullscreen', docs: { story: { inline: false, height: '600px' } } },
  tags: ['ready', 'overlay'],
  args: {
    skipLinks: <SkipLinks label="Skip to" links={[{ targetId: 'main', label: 'Go to main content' }]} />,
    header: exampleHeader,
    sidebar: <ExampleSidebar />,
    bottomMenu: exampleBottomMenu,
    children: feed,
  },
} satisfies Meta<typeof AppShell>

export default meta
type Story = StoryObj<typeof meta>

export const Dashboard: Story = {}

export const SidebarCollapsed: Story = { args: { sidebar: <ExampleSidebar collapsed /> } }

export const WithPanelAndDock: Story = {
  args: {
    panel: (
      <aside aria-label="Assistant" style={{ inlineSize: 320, padding: 16 }}>
        <Heading level={2} size="small">
          Assistant
        </Heading>
      </aside>
    ),
    dock: (
      <Dock label="Running in the background">
        <ExampleChat />
        <ExampleBulkBanner />
      </Dock>
    ),
  },
}

export const WithFloatingButton: Story = {
  args: { dock: <Dock label="Running in the background">{exampleAssistantButton}</Dock> },
}

export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } }

const german = (
  <Page title="Guten Morgen, Giulia" lead="Drei Arbeitsabläufe warten auf Sie, und zwei Beiträge erwähnen Sie.">
    <Card>
      <Heading level={2}>Betriebsversammlungsvorbereitung: Tagesordnungspunkte der Niederlassung</Heading>
    </Card>
  </Page>
)

export const German: Story = { tags: ['no-visual'], args: { lang: 'de', children: german } }

const greek = (
  <Page title="Καλημέρα, Giulia" lead="Τρεις ροές εργασίας σάς περιμένουν και δύο δημοσιεύσεις σάς αναφέρουν.">
    <Card>
      <Heading level={2}>Η διακοπή της γραμμής 4 την Τρίτη: τι βρήκαμε και τι αλλάζει</Heading>
    </Card>
  </Page>
)

export const GreekOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: { lang: 'el', children: greek },
}
