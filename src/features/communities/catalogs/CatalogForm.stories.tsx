import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { examples } from '@/api/examples.gen'
import { CatalogForm } from './CatalogForm'

const [catalog = null] = examples.listCatalogs.editable.catalogs

const meta = {
  title: 'Features/Communities/Catalog form',
  component: CatalogForm,
  tags: ['overlay', 'no-visual'],
  parameters: { layout: 'fullscreen', world: { seed: 'default', signedInAs: 'marco.bianchi' } },
  args: { catalog, onClose: fn() },
} satisfies Meta<typeof CatalogForm>

export default meta
type Story = StoryObj<typeof meta>

const nameField = () => screen.findByRole('textbox', { name: 'Name' })

/** Another catalog has the name: the field says so and has the focus. */
export const NameTaken: Story = {
  args: { catalog: null },
  play: async ({ args, userEvent }) => {
    await userEvent.type(await nameField(), 'people')
    await userEvent.click(screen.getByRole('button', { name: 'Create' }))
    await waitFor(() => expect(screen.getByText('There’s already a catalogue with this name')).toBeVisible())
    await waitFor(async () => expect(await nameField()).toHaveFocus())
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** Somebody else was faster: theirs stands beside mine, and what I wrote is still there. */
export const ChangedByTwo: Story = {
  args: { catalog: catalog && { ...catalog, name: 'Work', occToken: 'catalog-work-0' } },
  play: async ({ args, userEvent }) => {
    const field = await nameField()
    await userEvent.clear(field)
    await userEvent.type(field, 'Our work')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(async () => {
      const dispute = within(screen.getByRole('alert'))
      await expect(dispute.getByText('How we work')).toBeVisible()
      await expect(dispute.getByText('Our work')).toBeVisible()
    })
    await expect(field).toHaveValue('Our work')
    await userEvent.click(screen.getByRole('button', { name: 'Use theirs: Name' }))
    await expect(field).toHaveValue('How we work')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}

export const NotSaved: Story = {
  parameters: { world: { seed: 'default', troubles: { '/catalogs/catalog-work': 500 } } },
  play: async ({ userEvent }) => {
    await userEvent.type(await nameField(), ' here')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByRole('alert')).toHaveTextContent('What you wrote is still here')
    await expect(await nameField()).toHaveValue('How we work here')
  },
}

export const GermanOnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' }, language: 'de' },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('How we work'))
  },
}
