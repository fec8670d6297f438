import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { Button } from '../Button'
import { Checkbox } from '../Checkbox'
import { Stack } from '../Stack'
import { TextField } from '../TextField'
import type { FormError } from './ErrorSummary'
import { Form, type FormProps } from './Form'
import type { ComponentGuide } from '../guide'

const english = {
  name: 'Name',
  mail: 'Email',
  copy: 'Send me a copy',
  send: 'Send',
  nameMissing: 'Enter your name.',
  mailWrong: 'Enter a whole e-mail address.',
}

function Registration({ summaryTitle, words = english }: Pick<FormProps, 'summaryTitle'> & { words?: typeof english }) {
  const [errors, setErrors] = useState<FormError[]>([])

  function handleSubmit(data: FormData) {
    const found: FormError[] = []
    if (data.get('name') === '') found.push({ name: 'name', message: words.nameMissing })
    if (!String(data.get('mail')).includes('@')) found.push({ name: 'mail', message: words.mailWrong })
    setErrors(found)
  }

  return (
    <Form
      errors={errors}
      summaryTitle={summaryTitle}
      onSubmit={(event) => handleSubmit(new FormData(event.currentTarget))}
      style={{ maxInlineSize: 344 }}
    >
      <TextField label={words.name} name="name" />
      <TextField label={words.mail} name="mail" type="email" />
      <Checkbox label={words.copy} name="copy" />
      <Stack direction="row">
        <Button type="submit" variant="primary" size="lg">
          {words.send}
        </Button>
      </Stack>
    </Form>
  )
}

const guide: ComponentGuide = {
  purpose:
    'Fields that are sent together. What is wrong stands below each field and once more at the top, from where one goes to the field in question.',
  notFor: 'A single field that acts by itself (SearchField, Switch), a question with two answers (ConfirmDialog).',
  keyboard: [
    { keys: 'Enter', does: 'Send the form from a field of one line' },
    { keys: 'Tab', does: 'From the summary: go through its entries' },
    { keys: 'Enter, Space', does: 'On an entry of the summary: go to its field' },
  ],
  accessibility:
    'New errors take the focus: the summary, a named group, or without one the first field in question. Each entry is a button that leads to its field; each field tells its error as its description. Nothing is checked before the first try to send. Count the errors in summaryTitle.',
}

const meta = {
  title: 'Components/Fields/Form',
  component: Registration,
  tags: ['ready'],
  parameters: { guide },
  args: { summaryTitle: 'Two things need your attention' },
} satisfies Meta<typeof Registration>

export default meta
type Story = StoryObj<typeof meta>

export const Untouched: Story = {}

export const WithSummary: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(canvas.getByRole('group', { name: 'Two things need your attention' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Enter a whole e-mail address.' }))
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus()
  },
}

export const WithoutSummary: Story = {
  args: { summaryTitle: undefined },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  },
}

const send: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'))
  await expect(await within(canvasElement).findByRole('group')).toHaveFocus()
}

export const LongGerman: Story = {
  tags: ['no-visual'],
  args: {
    summaryTitle: 'Zwei Angaben müssen noch ergänzt oder berichtigt werden',
    words: {
      name: 'Vollständiger Name laut Personalausweis',
      mail: 'E-Mail-Adresse für Rückfragen',
      copy: 'Eine Kopie meiner Angaben an diese Adresse senden',
      send: 'Verbindlich anmelden',
      nameMissing: 'Geben Sie Ihren vollständigen Namen ein.',
      mailWrong: 'Geben Sie eine vollständige E-Mail-Adresse ein.',
    },
  },
  decorators: [(Story) => <div lang="de">{Story()}</div>],
  play: send,
}

export const GreekOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: {
    summaryTitle: 'Δύο στοιχεία χρειάζονται την προσοχή σας',
    words: {
      name: 'Ονοματεπώνυμο',
      mail: 'Ηλεκτρονικό ταχυδρομείο',
      copy: 'Στείλτε μου ένα αντίγραφο',
      send: 'Αποστολή',
      nameMissing: 'Εισαγάγετε το όνομά σας.',
      mailWrong: 'Εισαγάγετε μια ολόκληρη διεύθυνση.',
    },
  },
  decorators: [(Story) => <div lang="el">{Story()}</div>],
  play: send,
}
