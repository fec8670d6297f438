import { expect, it } from 'vitest'
import { type FeedbackFields, isFeedbackFields, problemsOf } from './feedback-form'

const fields: FeedbackFields = { kind: 'idea', title: 'A list', text: 'To print.', pictures: [], left: [], key: 'k' }

it('asks for a summary of three letters and a description', () => {
  expect(problemsOf(fields)).toEqual({})
  expect(problemsOf({ ...fields, title: ' ab ', text: ' ' })).toEqual({ title: 'short', text: 'missing' })
  expect(problemsOf({ ...fields, title: 'a'.repeat(121), text: 'a'.repeat(4_001) })).toEqual({
    title: 'too-long',
    text: 'too-long',
  })
})

it('takes from the device only what is such a form', () => {
  expect(isFeedbackFields(fields)).toBe(true)
  expect(isFeedbackFields({ ...fields, kind: 'rant' })).toBe(false)
  expect(isFeedbackFields(null)).toBe(false)
})
