import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Badge } from '../Badge'
import type { ComponentGuide } from '../guide'
import { BellIcon, HouseIcon, Icon, LanguagesIcon, LogOutIcon, PaletteIcon, UserIcon } from '../icons'
import { ActionItem } from './ActionItem'
import { ActionList } from './ActionList'

const guide: ComponentGuide = {
  purpose: 'Rows to press inside a surface that is open already: the pages of the user menu, the sheet behind “More”.',
  notFor: 'A short list that opens from a button (Menu), the places of the portal beside a page (Sidebar).',
  keyboard: [
    { keys: 'Tab', does: 'Move to the next row' },
    { keys: 'Enter', does: 'Follow or press the row' },
  ],
  accessibility:
    'A list of native links and buttons. The row that holds now has aria-current and a tick, never colour alone. Give the list a name where no heading above it does.',
}

const onClick = fn()

const meta = {
  title: 'Components/Actions/ActionList',
  tags: ['ready'],
  component: ActionList,
  parameters: { guide },
  decorators: [(Story) => <div style={{ maxInlineSize: 300 }}>{Story()}</div>],
} satisfies Meta<typeof ActionList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: {
    label: 'Your account',
    children: (
      <>
        <ActionItem icon={<Icon of={LanguagesIcon} />} label="Language" detail="English" leadsTo="page" />
        <ActionItem icon={<Icon of={PaletteIcon} />} label="Appearance" detail="Dark" leadsTo="page" />
        <ActionItem icon={<Icon of={BellIcon} />} label="Notification settings" href="/notification-settings" />
        <ActionItem icon={<Icon of={UserIcon} />} label="Profile" href="/profile/giulia-riva" />
        <ActionItem icon={<Icon of={LogOutIcon} />} label="Sign out" onClick={onClick} />
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign out' }))
    await expect(onClick).toHaveBeenCalledOnce()
  },
}

export const Choices: Story = {
  args: {
    label: 'Homes',
    children: (
      <>
        <ActionItem icon={<Icon of={HouseIcon} />} label="Headquarters" current />
        <ActionItem icon={<Icon of={HouseIcon} />} label="Plant Torino" detail={<Badge tone="accent">New</Badge>} />
        <ActionItem icon={<Icon of={HouseIcon} />} label="Werk Ulm" />
      </>
    ),
  },
}

export const LeavesThePortal: Story = {
  args: {
    label: 'Useful links',
    children: <ActionItem label="Canteen menu" href="https://canteen.meridiana.example/" leadsTo="window" />,
  },
}

export const LongGerman: Story = {
  args: {
    lang: 'de',
    label: 'Ihr Konto',
    children: (
      <>
        <ActionItem
          icon={<Icon of={BellIcon} />}
          label="Einstellungen für Benachrichtigungen und Zusammenfassungen"
          detail="Täglich"
          leadsTo="page"
        />
        <ActionItem icon={<Icon of={PaletteIcon} />} label="Darstellung" detail="Systemstandard" leadsTo="page" />
      </>
    ),
  },
}

/** No word is broken while the detail has room below it. */
export const LongWords: Story = {
  tags: ['no-visual'],
  args: {
    label: 'Ihr Konto',
    children: (
      <>
        <ActionItem
          lang="de"
          icon={<Icon of={BellIcon} />}
          label="Benachrichtigungseinstellungen"
          detail="Zusammenfassung"
          leadsTo="page"
        />
        <ActionItem
          lang="el"
          icon={<Icon of={PaletteIcon} />}
          label="Προσαρμοστικότητα"
          detail="Σύστημα"
          leadsTo="page"
        />
      </>
    ),
  },
  play: async ({ canvas }) => {
    for (const name of ['Benachrichtigungseinstellungen', 'Προσαρμοστικότητα']) {
      const words = document.createRange()
      words.selectNodeContents(canvas.getByText(name))
      await expect(words.getClientRects()).toHaveLength(1)
    }
    for (const row of canvas.getAllByRole('button')) await expect(row.scrollWidth).toBe(row.clientWidth)
  },
}

export const Greek: Story = {
  args: {
    lang: 'el',
    label: 'Ο λογαριασμός σας',
    children: <ActionItem icon={<Icon of={LanguagesIcon} />} label="Γλώσσα" detail="Ελληνικά" leadsTo="page" />,
  },
}

export const Phone: Story = { ...Choices, tags: ['no-visual'], globals: { viewport: { value: 'phone' } } }
