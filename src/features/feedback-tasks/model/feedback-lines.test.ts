import { expect, it } from 'vitest'
import { examples } from '@/api/examples.gen'
import { createPortalIntl } from '@/shared/i18n'
import { cellsOfFeedback } from './feedback-lines'

it('writes a line for each person, with what they answered and nothing where they have not', () => {
  const { feedbackTaskSubmitted, feedbackTaskRequested } = examples.getFeedbackTask
  const cells = cellsOfFeedback([feedbackTaskSubmitted, feedbackTaskRequested], {
    intl: createPortalIntl('en', {}, 'UTC'),
    exact: (date) => date.toISOString(),
  })
  expect(cells.map((line) => line.length)).toEqual([5, 5, 5])
  expect(cells[1]?.[1]).toBe('Submitted')
  expect(cells[1]?.[4]).not.toBe('')
  expect(cells[2]?.slice(2)).toEqual(['', '', ''])
})
