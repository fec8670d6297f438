import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { ComponentGuide } from '../guide'
import { BarRows } from './BarRows'
import { ChartFrame } from './ChartFrame'

const guide: ComponentGuide = {
  purpose: 'Holds a chart: its title, its legend, and the same figures as a table for those who read better in rows.',
  notFor: 'A single number (Card), and figures that have no picture (Table).',
  keyboard: [
    { keys: 'Letter T', does: 'Change between chart and table; while the focus is in no chart, of all of them' },
  ],
  accessibility:
    'A region named by its title. The table is there for everyone, and is printed below the drawing. Give tableKey={false} where the person has switched keys of one character off.',
}

const meta = {
  title: 'Components/Charts/ChartFrame',
  tags: ['ready'],
  parameters: { guide },
  component: ChartFrame,
  args: {
    title: 'Waits for',
    note: '21 posts',
    labels: { showTable: 'Show as table', showChart: 'Show as chart' },
    table: {
      columns: ['Person or group', 'Posts'],
      rows: [
        { id: 'marco', cells: ['Marco Bianchi', '9'] },
        { id: 'editors', cells: ['Editors', '6'] },
      ],
    },
    children: (
      <BarRows
        rows={[
          { id: 'marco', label: 'Marco Bianchi', value: 9, text: '9' },
          { id: 'editors', label: 'Editors', value: 6, text: '6' },
        ]}
      />
    ),
  },
} satisfies Meta<typeof ChartFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Chart: Story = {
  args: { legend: [{ id: 'posts', label: 'posts', sign: 'bar' }] },
}

/** T shows the table, and the chart again. */
export const AsTable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('t')
    await expect(canvas.getByRole('table')).toBeVisible()
    await userEvent.keyboard('t')
    await expect(canvas.queryByRole('table')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }))
    await expect(canvas.getByRole('rowheader', { name: 'Marco Bianchi' })).toBeVisible()
  },
}

export const Empty: Story = { args: { instead: 'Nothing happened in these days.' } }

export const LongGreek: Story = {
  args: {
    lang: 'el',
    title: 'Χρόνος σε κάθε κατάσταση της ροής εργασίας',
    labels: { showTable: 'Προβολή ως πίνακα', showChart: 'Προβολή ως γραφήματος' },
  },
}

export const GermanOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: {
    lang: 'de',
    title: 'Verweildauer in den einzelnen Bearbeitungszuständen',
    labels: { showTable: 'Als Tabelle anzeigen', showChart: 'Als Diagramm anzeigen' },
  },
}
