import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { CatalogsDialog } from './CatalogsDialog'

const meta = {
  title: 'Features/Communities/Catalogs',
  component: CatalogsDialog,
  tags: ['overlay'],
  parameters: { layout: 'fullscreen', world: { seed: 'default', signedInAs: 'marco.bianchi' } },
  args: { onClose: fn() },
} satisfies Meta<typeof CatalogsDialog>

export default meta
type Story = StoryObj<typeof meta>

const isThere = (name: string) => waitFor(() => expect(screen.getByRole('button', { name })).toBeVisible())

export const Default: Story = {
  tags: ['visual'],
  play: () => isThere('Edit How we work'),
}

/** In their order, by the buttons of a row. */
export const Ordered: Story = {
  tags: ['no-visual'],
  play: async ({ userEvent }) => {
    await isThere('Move Our sites up')
    await userEvent.click(screen.getByRole('button', { name: 'Move Our sites up' }))
    const first = () => screen.getAllByRole('button', { name: /^Edit / })[0]
    await waitFor(() => expect(first()).toHaveAccessibleName('Edit Our sites'))
  },
}

/** The question before one is deleted says how many communities stay. */
export const Question: Story = {
  tags: ['no-visual'],
  play: async ({ userEvent }) => {
    await isThere('Delete How we work')
    await userEvent.click(screen.getByRole('button', { name: 'Delete How we work' }))
    const question = await screen.findByRole('alertdialog', { name: 'Delete How we work?' })
    await expect(question).toHaveTextContent('4 communities stay, outside any catalogue.')
    await waitFor(() => expect(question).toHaveFocus())
  },
}

/** After the last one is deleted. */
export const Empty: Story = {
  tags: ['no-visual'],
  play: async ({ userEvent }) => {
    for (const name of ['How we work', 'Our sites', 'People']) {
      await isThere(`Delete ${name}`)
      await userEvent.click(screen.getByRole('button', { name: `Delete ${name}` }))
      await userEvent.click(await screen.findByRole('button', { name: 'Delete catalogue' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    }
    await waitFor(() => expect(screen.getByText('No catalogues yet')).toBeVisible())
    await expect(screen.getByRole('button', { name: 'New catalogue' })).toBeVisible()
  },
}

export const Failed: Story = {
  tags: ['no-visual'],
  parameters: { world: { seed: 'default', troubles: { '/communication/catalogs': 500 } } },
  play: async () => {
    await waitFor(() => expect(screen.getByText('Couldn’t load the catalogues')).toBeVisible())
  },
}

export const GreekOnAPhone: Story = {
  tags: ['phone', 'no-visual'],
  globals: { viewport: { value: 'phone' }, language: 'el' },
  play: () => isThere('Επεξεργασία: How we work'),
}
