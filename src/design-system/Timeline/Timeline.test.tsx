import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { Timeline } from './Timeline'

it('says of each step whether it is done, and marks the one where things stand', () => {
  render(
    <Timeline
      aria-label="Workflow"
      stateLabels={{ done: 'done', current: 'now', upcoming: 'later' }}
      steps={[
        { id: 'draft', title: 'Draft', detail: 'Marco Bianchi, 18 Nov', state: 'done' },
        { id: 'review', title: 'In review', state: 'current' },
        { id: 'approved', title: 'Approved', state: 'upcoming' },
      ]}
    />,
  )
  expect(screen.getByRole('list', { name: 'Workflow' })).toBeDefined()
  const steps = screen.getAllByRole('listitem')
  expect(steps.map((step) => step.textContent)).toEqual([
    'Draft (done)Marco Bianchi, 18 Nov',
    'In review (now)',
    'Approved (later)',
  ])
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null])
})
