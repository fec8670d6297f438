import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { Progress } from './Progress'

it('says how far a job is', () => {
  render(<Progress label="Uploading report-line4.pdf" value={40} max={160} />)
  const bar = screen.getByRole('progressbar', { name: 'Uploading report-line4.pdf' })
  expect(bar.getAttribute('aria-valuenow')).toBe('40')
  expect(bar.getAttribute('aria-valuemax')).toBe('160')
})

it('counts every outcome as done and gives each its own share of the bar', () => {
  render(
    <Progress
      label="Moving 48 posts"
      max={48}
      value={[
        { id: 'ok', value: 30, tone: 'success' },
        { id: 'failed', value: 6, tone: 'error' },
      ]}
      valueText="30 done, 6 failed, 12 waiting"
    />,
  )
  const bar = screen.getByRole('progressbar')
  expect(bar.getAttribute('aria-valuenow')).toBe('36')
  expect(bar.getAttribute('aria-valuetext')).toBe('30 done, 6 failed, 12 waiting')
  expect([...bar.children].map((child) => (child as HTMLElement).style.inlineSize)).toEqual(['62.5%', '12.5%'])
})

it('stays empty when there is nothing to do', () => {
  render(<Progress label="Nothing" value={0} max={0} />)
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('0')
})
