import { describe, expect, it } from 'vitest'
import { createPortalIntl } from '@/shared/i18n'
import { exampleUpload, savedAs, underway } from '../ui/example-uploads'
import { announce, type Announcement } from './announcement'
import { overviewOf } from './overview'
import type { Upload } from './upload'

const { formatPhrase } = createPortalIntl('en', {}, 'Europe/Rome')
const SIZE = 1000

const sent = (bytes: number, name = 'a.pdf') => exampleUpload(name, underway(bytes), SIZE)
const saved = (name = 'a.pdf') => exampleUpload(name, savedAs(1), SIZE)
const failed = (name = 'a.pdf') => exampleUpload(name, { hold: { kind: 'failed', why: 'failed' } }, SIZE)
const asking = (name = 'a.pdf') =>
  exampleUpload(name, { ...underway(10), choice: { kind: 'question', attachmentId: 'att-1', version: 3 } }, SIZE)

/** What somebody hears who listens while uploads pass through these states. */
function announcements(...states: readonly (readonly Upload[])[]): string[] {
  let last: Announcement = { message: null, overview: overviewOf([]), step: 0 }
  return states.flatMap((uploads) => {
    const now = announce(last, uploads)
    const news = now.message !== last.message && now.message !== null ? [formatPhrase(now.message)] : []
    last = now
    return news
  })
}

describe('a screen reader hears', () => {
  it('that files are on their way, each quarter once, and the end: nothing between', () => {
    const way = Array.from({ length: 100 }, (_, step) => [sent(step * 10)])
    expect(announcements(...way, [saved()])).toEqual([
      'Uploading 1 file',
      '25 % uploaded',
      '50 % uploaded',
      '75 % uploaded',
      '1 file uploaded',
    ])
  })

  it('of each failure at once, by the name of its file, and how it ended for all', () => {
    expect(
      announcements(
        [sent(0), sent(0, 'b.pdf')],
        [sent(10), failed('b.pdf')],
        [sent(20), failed('b.pdf')],
        [saved(), failed('b.pdf')],
      ),
    ).toEqual(['Uploading 2 files', 'b.pdf wasn’t uploaded.', '1 file not uploaded'])
  })

  it('of a question once, with the name of the file that it is about', () => {
    const [first, question, ...more] = announcements([sent(0)], [asking()], [asking()], [sent(20)])
    expect(first).toBe('Uploading 1 file')
    expect(question).toMatch(/^The post already has a file called a.pdf\./)
    expect(more).toEqual([])
  })

  it('nothing when a file is given up, and that more are on their way when one joins', () => {
    expect(announcements([sent(100), sent(0, 'b.pdf')], [sent(100)], [sent(100), sent(0, 'c.pdf')])).toEqual([
      'Uploading 2 files',
      'Uploading 2 files',
    ])
  })

  it('nothing of what is over when the list is closed, and all of it anew with the next file', () => {
    expect(announcements([sent(0)], [saved()], [], [sent(0, 'b.pdf')])).toEqual([
      'Uploading 1 file',
      '1 file uploaded',
      'Uploading 1 file',
    ])
  })
})
