import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { checkNames } from './check-names'
import { SecurityTab } from './SecurityTab'

/** Checks of a page whose operator forgot one header. */
const checks = (failing: readonly string[]) => () =>
  Promise.resolve(
    Object.keys(checkNames).map((id) => {
      const passed = !failing.includes(id)
      return { id, expected: 'refused', found: passed ? 'refused' : null, passed }
    }),
  )

const meta = {
  title: 'Features/Admin/Security',
  component: SecurityTab,
  args: { check: checks([]) },
} satisfies Meta<typeof SecurityTab>

export default meta
type Story = StoryObj<typeof meta>

export const AllPassed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('24 of 24 checks passed')).toBeVisible()
  },
}

/** Exactly the row of the header that is missing is red. */
export const HeaderMissing: Story = {
  tags: ['visual'],
  args: { check: checks(['coop']) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('23 of 24 checks passed')).toBeVisible()
    await expect(canvas.getAllByText('Failed')).toHaveLength(1)
  },
}

export const GermanOnAPhone: Story = {
  tags: ['phone', 'visual'],
  globals: { viewport: { value: 'phone' }, language: 'de' },
  args: { check: checks(['permissions']) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('23 von 24 Prüfungen bestanden')).toBeVisible()
  },
}

export const NotPossible: Story = {
  args: { check: () => Promise.reject(new TypeError('no network')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Couldn’t run the checks')).toBeVisible()
  },
}
