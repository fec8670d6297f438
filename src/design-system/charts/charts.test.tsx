import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { BarRows } from './BarRows'
import { ChartFrame } from './ChartFrame'
import { Columns } from './Columns'
import { HatchedRow } from './HatchedRow'
import { LikertRows } from './LikertRows'
import { SpreadRows } from './SpreadRows'
import { StackedAreas } from './StackedAreas'

const frame = {
  labels: { showTable: 'Show as table', showChart: 'Show as chart' },
  table: { columns: ['State', 'Posts'], rows: [{ id: 'draft', cells: ['Draft', '9'] }] },
}

it('shows the table of the chart that has the focus, and of all while the focus is in none', async () => {
  render(
    <>
      <ChartFrame {...frame} title="Now" />
      <ChartFrame {...frame} title="Before" />
      <input aria-label="Search" />
    </>,
  )
  const shown = () => screen.queryAllByRole('button', { name: 'Show as chart' }).length
  await userEvent.keyboard('t')
  expect(shown()).toBe(2)
  await userEvent.keyboard('t')
  const before = within(screen.getByRole('region', { name: 'Before' }))
  before.getByRole('button', { name: 'Show as table' }).focus()
  await userEvent.keyboard('t')
  expect(shown()).toBe(1)
  await userEvent.type(screen.getByRole('textbox', { name: 'Search' }), 'tt t')
  expect(shown()).toBe(1)
})

it('says a sentence in place of a chart that has nothing to draw', () => {
  render(<ChartFrame {...frame} title="Now" instead="Nothing happened." />)
  screen.getByText('Nothing happened.')
  expect(screen.queryByRole('button')).toBeNull()
})

it('leaves T to those who have switched keys of one character off', async () => {
  render(<ChartFrame {...frame} title="Now" tableKey={false} />)
  await userEvent.keyboard('t')
  screen.getByRole('button', { name: 'Show as table' })
})

it('leads from an amount to what it counts', () => {
  render(
    <BarRows rows={[{ id: 'a', label: 'Editors', value: 6, text: '6', href: '/workflows?waitingForId=editors' }]} />,
  )
  expect(screen.getByRole('link', { name: '6' }).getAttribute('href')).toBe('/workflows?waitingForId=editors')
})

it('says a spread in words, and why there is none', () => {
  const heads = { now: 'Now', median: 'Median', p85: '85%', oldest: 'Oldest' }
  const row = { label: 'In review', now: { text: '2' }, target: 2 }
  render(
    <SpreadRows
      heads={heads}
      format={String}
      formatLast={(value) => `${value} days`}
      rows={[
        { ...row, id: 'a', median: 4, p85: 8, words: 'Median 4 days, 85% within 8 days, target 2 days' },
        { ...row, id: 'b', median: null, p85: null, words: 'Too few posts (3)' },
      ]}
    />,
  )
  const bar = screen.getByRole('img', { name: 'Median 4 days, 85% within 8 days, target 2 days' })
  expect(bar.closest('li')?.dataset.over).toBe('true')
  screen.getByText('Too few posts (3)')
  screen.getByText('8 days')
})

it('walks the groups of columns, and leads to the posts of the one that is looked at', async () => {
  render(
    <Columns
      label="Per week"
      format={String}
      groups={[1, 2, 3].map((value) => ({ id: String(value), values: [value], words: `Week ${value}` }))}
      ticks={[{ index: 0, label: 'Nov' }]}
      readout={(index) => <a href={`/week/${index}`}>Open</a>}
    />,
  )
  const slider = screen.getByRole('slider', { name: 'Per week' })
  expect(slider.getAttribute('aria-valuetext')).toBe('Week 3')
  slider.focus()
  await userEvent.keyboard('{Home}{ArrowRight}{ArrowLeft}{ArrowLeft}')
  expect(slider.getAttribute('aria-valuenow')).toBe('1')
  expect(screen.getByRole('link', { name: 'Open' }).getAttribute('href')).toBe('/week/0')
  await userEvent.keyboard('{End}{ArrowRight}')
  expect(slider.getAttribute('aria-valuenow')).toBe('3')
})

it('says all areas of a point, and keeps the names of thin ones apart', async () => {
  const names = ['Draft', 'Sent back', 'In review']
  render(
    <StackedAreas
      label="By state"
      format={String}
      series={names.map((name) => ({ id: name, name, colour: { code: '#7e57c2' }, now: { text: '0', href: '/list' } }))}
      points={[1, 2].map((value) => ({ id: String(value), values: [0, 0, value], words: `In review ${value}` }))}
      ticks={[]}
      card={(index) => `Day ${index + 1}`}
    />,
  )
  const slider = screen.getByRole('slider', { name: 'By state' })
  slider.focus()
  await userEvent.keyboard('{Home}')
  screen.getByText('Day 1')
  await userEvent.keyboard('{End}{ArrowLeft}{ArrowRight}')
  expect(slider.getAttribute('aria-valuetext')).toBe('In review 2')
  const places = names.map((name) => parseFloat(screen.getByText(name).closest('li')?.style.insetBlockStart ?? ''))
  expect((places[0] ?? 0) - (places[1] ?? 0)).toBeGreaterThanOrEqual(28)
  expect((places[1] ?? 0) - (places[2] ?? 0)).toBeGreaterThanOrEqual(28)
})

it('says a scale in words and figures, and which rows it leaves out and why', () => {
  render(
    <>
      <LikertRows
        steps={['1 Never', '2', '3 Always']}
        endLabel="Mean of 3"
        rows={[
          {
            id: 'all',
            label: 'All',
            counts: [2, 1, 1],
            low: '50%',
            high: '25%',
            end: '1.8',
            words: '1: 2, 2: 1, 3: 1',
          },
        ]}
      />
      <HatchedRow label="2 sites">Lyon and Ulm: too few answers</HatchedRow>
    </>,
  )
  const plot = screen.getByRole('img', { name: '1: 2, 2: 1, 3: 1' })
  const widths = [...plot.querySelectorAll('rect')].map((rect) => Number.parseFloat(rect.getAttribute('width') ?? ''))
  // The lowest step is as wide as the two others together, and half of the middle one lies on its side.
  expect(widths[0]).toBeCloseTo((widths[1] ?? 0) + (widths[2] ?? 0))
  expect(Number.parseFloat(plot.querySelector('rect')?.getAttribute('x') ?? '')).toBeCloseTo(0)
  screen.getByText('1.8')
  screen.getByText('Lyon and Ulm: too few answers')
})
