import { expect, it } from 'vitest'
import { exampleUpload, savedAs, underway } from '../ui/example-uploads'
import { overviewOf } from './overview'

const question = { kind: 'question', attachmentId: 'att-1', version: 3 } as const
const arrived = { transfer: { at: 'sent', fileId: 'file-1' } } as const

it('counts the questions that are open, and those of them that hold everything up', () => {
  const uploads = [
    exampleUpload('a.pdf', { choice: question, ...underway(10) }, 1000),
    exampleUpload('b.pdf', { choice: question, ...arrived }, 1000),
    exampleUpload('c.pdf', { choice: question, hold: { kind: 'failed', why: 'offline' } }, 1000),
    exampleUpload('d.pdf', { choice: question, ...savedAs(4) }, 1000),
  ]
  expect(overviewOf(uploads)).toMatchObject({ questions: 2, waiting: 1, underway: 2, failed: 1, saved: 1 })
})

it('says 100 per cent only when everything is saved', () => {
  expect(overviewOf([exampleUpload('a.pdf', arrived, 1000)]).percent).toBe(99)
  expect(overviewOf([exampleUpload('a.pdf', savedAs(1), 1000)]).percent).toBe(100)
})
