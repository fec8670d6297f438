import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import { Button } from '../Button'
import type { ComponentGuide } from '../guide'
import { TextArea } from '../TextArea'
import { TextField } from '../TextField'
import { FormDialog, type FormDialogProps } from './FormDialog'

const guide: ComponentGuide = {
  purpose: 'A form over the page: its fields, the reason why it was not sent, and the two buttons that every form has.',
  notFor: 'A question without fields (ConfirmDialog), something to read (Dialog), and a form that is a page (Form).',
  keyboard: [
    { keys: 'Enter', does: 'Send the form from a field of one line' },
    { keys: 'Ctrl+Enter, Cmd+Enter', does: 'Send the form from every field' },
    { keys: 'Escape', does: 'Close it; what is typed stays where its user keeps it' },
    { keys: 'Tab', does: 'Move inside it, round its ends' },
  ],
  accessibility:
    'A modal dialog named by its title, with a form in it. After a try with errors the focus goes to the first field in error; the reason of a refusal is an alert. While it is sent or blocked, the button keeps the focus and does nothing.',
}

const meta = {
  title: 'Components/FormDialog',
  component: FormDialog,
  parameters: { guide, layout: 'fullscreen' },
  tags: ['ready', 'overlay'],
  args: {
    title: 'New collection',
    closeLabel: 'Close',
    submitLabel: 'Save',
    cancelLabel: 'Cancel',
    size: 'sm',
    onSubmit: () => {},
    onClose: () => {},
    children: (
      <>
        <TextField label="Name" defaultValue="Press 2" />
        <TextArea label="Description" optionalLabel="optional" minRows={2} />
      </>
    ),
  },
} satisfies Meta<typeof FormDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Busy: Story = { args: { busy: true, busyLabel: 'Saving' } }
export const Refused: Story = { args: { problem: 'It could not be saved. What you wrote is still here.' } }
export const Blocked: Story = {
  args: { blocked: true, blockedBy: 'why', aside: <p id="why">A task must be closed first.</p> },
}
export const WithAThirdAnswer: Story = { args: { aside: <Button variant="plain">Delete</Button> } }

export const LongGermanText: Story = {
  args: {
    lang: 'de',
    title: 'Neue Sammlung für die Sicherheitsanweisungen aller Standorte',
    submitLabel: 'Sammlung speichern und freigeben',
    cancelLabel: 'Entwurf verwerfen',
    problem: 'Die Sammlung konnte nicht gespeichert werden. Versuchen Sie es erneut.',
  },
}

export const GreekOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: { lang: 'el', title: 'Νέα συλλογή', submitLabel: 'Αποθήκευση', cancelLabel: 'Ακύρωση' },
}

export const ByKeyboard: Story = {
  tags: ['no-visual'],
  render: (args) => <NamedForm {...args} />,
  play: async () => {
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await userEvent.type(name, '{Enter}')
    await waitFor(() => expect(name).toHaveFocus())
    await expect(name).toHaveAccessibleDescription('Give it a name.')
    await userEvent.type(name, 'Press 2')
    await userEvent.tab()
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await screen.findByText('Saved: Press 2')
  },
}

function NamedForm(args: FormDialogProps) {
  const [name, setName] = useState('')
  const [saved, setSaved] = useState('')
  const [errors, setErrors] = useState<{ name?: string }>({})
  return (
    <FormDialog
      {...args}
      errors={errors}
      onSubmit={() => {
        setErrors(name === '' ? { name: 'Give it a name.' } : {})
        setSaved(name)
      }}
    >
      <TextField label="Name" value={name} error={errors.name} onValueChange={setName} />
      <TextArea label="Description" minRows={2} />
      {saved !== '' && <p role="status">Saved: {saved}</p>}
    </FormDialog>
  )
}
