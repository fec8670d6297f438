import fc from 'fast-check'
import { expect, it } from 'vitest'

import { examples } from '@/api/examples.gen'
import { insidePath } from '@/design-system/Link'

import { messages } from '../messages'
import { isShown, kindOf, pathOf, titleOf, withSources, passageOf } from './sources'

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

it('leads to the post, or to the files of the post, where the words of the source stand', () => {
  const [post, file] = references
  expect([post, file].map((source) => source && [pathOf(source), passageOf(source)])).toEqual([
    ['/post/p-1042', 'The position sensor on the second press had drifted by 0.4 mm.'],
    ['/post/p-1042?entity=attachments', 'report-line4.pdf'],
  ])
})

it('stays inside the portal, whatever the server names as the post', () => {
  const [source] = references
  if (source?.type !== 'post') throw new Error('The example begins with a post.')
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom('..', '//evil.example', '../..//evil.example', '\\')), (id) => {
      expect(insidePath(pathOf({ ...source, post: { ...source.post, id } }))).not.toBeNull()
    }),
  )
})

it('knows whether the post of a source is on the screen already, with any of its parts', () => {
  const [source] = references
  const shown = (path: string) => source && isShown(source, path, 'https://portal.example/here/')
  expect(['/here/post/p-1042', '/here/post/p-1042/comments'].map(shown)).toEqual([true, true])
  expect(['/here/', '/here/post/p-10421', '/post/p-1042'].map(shown)).toEqual([false, false, false])
})

it('takes an answer along with the titles and whole addresses of its sources', () => {
  const answer = {
    role: 'model',
    messageType: 'standard',
    id: 'a',
    timestamp: '2026-11-20T10:17:08Z',
    content: 'The sensor drifted. [1]',
    alreadyAnimated: true,
    references: references.slice(0, 2),
  } as const
  expect(withSources(answer, 'Sources', 'https://portal.example/portal/')).toBe(
    [
      'The sensor drifted. [1]',
      '',
      'Sources',
      '[1] Line 4 stop on Tuesday: https://portal.example/portal/post/p-1042',
      '[2] report-line4.pdf: https://portal.example/portal/post/p-1042?entity=attachments',
    ].join('\n'),
  )
  expect(withSources({ ...answer, references: [] }, 'Sources', 'https://portal.example/')).toBe(answer.content)
})
