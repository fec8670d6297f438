import { expect, it } from 'vitest'

import { examples } from '@/api/examples.gen'

import { messages } from '../messages'
import { kindOf, titleOf } from './source-words'

const { references } = examples.askAssistant.withManyMarks.answer

it('calls a source by the post or by the file in which the answer was found', () => {
  expect(references.map(titleOf)).toEqual([
    'Line 4 stop on Tuesday',
    'report-line4.pdf',
    'Prima lampada del turno',
    'drift-ten-days.png',
  ])
})

it('says what a source is, with the page and the community where they are known', () => {
  expect(references.map(kindOf)).toEqual([
    { message: messages.postIn, values: { community: 'Quality and safety' } },
    { message: messages.attachmentPage, values: { page: 3 } },
    { message: messages.postIn, values: { community: 'Quality and safety' } },
    { message: messages.attachment },
  ])
})
