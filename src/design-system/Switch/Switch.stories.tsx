import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { Switch } from './Switch'
import type { ComponentGuide } from '../guide'

const guide: ComponentGuide = {
  purpose: 'Turns one setting on or off, at once, without a form to send.',
  notFor:
    'An answer that is sent later (Checkbox), one of two named views (SegmentedControl), an action on a thing such as a like (ToggleButton).',
  keyboard: [{ keys: 'Space', does: 'Turn it on or off' }],
  accessibility:
    'A native checkbox in the role of a switch; its help is its description. The label names what is on and stays the same in both states. If saving can fail, put it back and say why.',
}

const meta = {
  title: 'Components/Fields/Switch',
  component: Switch,
  tags: ['ready'],
  parameters: { guide },
  args: { label: 'Only unread (4)' },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Off: Story = {}
export const On: Story = { args: { defaultChecked: true } }
export const Disabled: Story = { args: { disabled: true } }
export const InSettings: Story = {
  args: {
    label: 'Keyboard shortcuts',
    description: 'Single keys such as / for the search.',
    labelSide: 'start',
    defaultChecked: true,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 360 }}>{Story()}</div>],
}

export const DisabledAndOn: Story = { args: { disabled: true, defaultChecked: true } }

export const LongGerman: Story = {
  args: {
    lang: 'de',
    label: 'Tastaturkurzbefehle',
    description:
      'Einzelne Tasten, etwa der Schrägstrich für die Suche. Mit Bildschirmleseprogrammen besser ausgeschaltet.',
    labelSide: 'start',
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 280 }}>{Story()}</div>],
}

export const ByKeyboard: Story = {
  tags: ['no-visual'],
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(within(canvasElement).getByRole('switch')).toBeChecked()
  },
}

export const GreekOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: {
    lang: 'el',
    label: 'Συντομεύσεις πληκτρολογίου',
    description: 'Μεμονωμένα πλήκτρα, όπως η κάθετος για την αναζήτηση.',
    labelSide: 'start',
    defaultChecked: true,
  },
}
