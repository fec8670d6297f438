import type { Meta, StoryObj } from '@storybook/react-vite'
import type { ComponentGuide } from '../guide'
import { controlStyles } from '.'
import { Field, type FieldProps } from './Field'

const guide: ComponentGuide = {
  purpose:
    'The frame that all fields share: label above, error and help below, and the attributes that tie them to the control. New kinds of fields are built in it.',
  notFor: 'Pages and features: they use the finished fields (TextField, Select, DatePicker and the others).',
  keyboard: [],
  accessibility:
    'Gives the control its id, aria-describedby with the error first, and aria-invalid. A label names one control; a control of several parts takes its name by labelId as a group. Inside a Form the error is found by the field’s name.',
}

const drawInput: FieldProps['children'] = (control) => (
  <div className={controlStyles.box}>
    <input {...control} className={controlStyles.input} />
  </div>
)

const meta = {
  title: 'Components/Fields/Field',
  component: Field,
  tags: ['ready'],
  parameters: { guide },
  args: {
    id: undefined,
    name: undefined,
    className: undefined,
    label: 'Room',
    children: drawInput,
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 344 }}>{Story()}</div>],
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithHelpAndError: Story = {
  args: { description: 'As it stands on the door.', error: 'There is no room of this name in the building.' },
}
export const Optional: Story = { args: { optionalLabel: 'optional' } }
export const LabelHidden: Story = { args: { labelHidden: true } }

/** Several controls under one name. */
export const OfAGroup: Story = {
  args: {
    label: 'Opening hours',
    group: true,
    children: (control, labelId) => (
      <div {...control} role="group" aria-labelledby={labelId} style={{ display: 'flex', gap: 8 }}>
        {['From', 'To'].map((name) => (
          <div key={name} className={controlStyles.box}>
            <input type="time" aria-label={name} defaultValue="08:00" className={controlStyles.input} />
          </div>
        ))}
      </div>
    ),
  },
}

export const LongGerman: Story = {
  args: {
    label: 'Raumbezeichnung laut Gebäudeverzeichnis der Liegenschaftsverwaltung',
    optionalLabel: 'freiwillige Angabe',
    error: 'Diese Raumbezeichnung ist im Gebäudeverzeichnis nicht vorhanden.',
  },
  decorators: [(Story) => <div lang="de">{Story()}</div>],
}

export const GreekOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Ονομασία αίθουσας σύμφωνα με το μητρώο του κτιρίου',
    optionalLabel: 'προαιρετικό',
    error: 'Αυτή η ονομασία δεν υπάρχει στο μητρώο του κτιρίου.',
  },
  decorators: [(Story) => <div lang="el">{Story()}</div>],
}
