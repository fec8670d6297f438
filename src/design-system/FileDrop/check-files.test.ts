import { expect, it } from 'vitest'
import { checkFiles } from './check-files'

const file = (name: string, type: string, bytes = 10) => new File(['x'.repeat(bytes)], name, { type })
const problems = (files: File[], rules: Parameters<typeof checkFiles>[1]) =>
  checkFiles(files, rules).rejected.map(({ file: { name }, problem }) => [name, problem])

it('takes every kind when none is named', () => {
  expect(checkFiles([file('a.xyz', '')], {}).taken).toHaveLength(1)
})

it('knows a kind by the end of the name, by its family and by its type', () => {
  const rules = { accept: '.PDF, image/*,text/csv' }
  const right = [file('Report.pdf', ''), file('press', 'image/webp'), file('values', 'text/csv')]
  expect(checkFiles(right, rules).taken).toEqual(right)
  expect(problems([file('run.exe', 'application/x-msdownload'), file('pdf', '')], rules)).toEqual([
    ['run.exe', 'kind'],
    ['pdf', 'kind'],
  ])
})

it('takes a file of exactly the largest size and none beyond', () => {
  expect(problems([file('a.txt', 'text/plain', 100), file('b.txt', 'text/plain', 101)], { maxBytes: 100 })).toEqual([
    ['b.txt', 'size'],
  ])
})

it('does not take a file without content', () => {
  expect(problems([file('empty.txt', 'text/plain', 0)], {})).toEqual([['empty.txt', 'empty']])
})

it('takes as many as there is room for, and counts only those that fit otherwise', () => {
  const files = [file('a.exe', ''), file('a.pdf', ''), file('b.pdf', ''), file('c.pdf', '')]
  const { taken, rejected } = checkFiles(files, { accept: '.pdf', maxFiles: 2 })
  expect(taken.map(({ name }) => name)).toEqual(['a.pdf', 'b.pdf'])
  expect(rejected.map(({ problem }) => problem)).toEqual(['kind', 'count'])
})

it('says of a folder that it is one', () => {
  const folder = file('Photos', '', 0)
  expect(checkFiles([folder], { accept: '.pdf' }, new Set([folder])).rejected[0]?.problem).toBe('folder')
})
