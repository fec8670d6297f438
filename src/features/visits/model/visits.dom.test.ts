import { beforeEach, expect, it } from 'vitest'
import { wipeStorage } from '@/shared/storage'
import { forgetVisit, rememberVisit, visitsOf } from './visits'

beforeEach(() => localStorage.clear())

const post = (id: string) => ({ kind: 'post', id, title: `Post ${id}` }) as const
const ids = (userId = 'giulia') => visitsOf(userId).map(({ id }) => id)

it('keeps where a person was last, each place once', () => {
  for (const id of ['1', '2', '3', '1']) rememberVisit('giulia', post(id))
  rememberVisit('marco', post('4'))
  expect(ids()).toEqual(['1', '3', '2'])
  expect(ids('marco')).toEqual(['4'])
})

it('keeps no more than are shown, and the one that is open', () => {
  for (let id = 0; id < 20; id += 1) rememberVisit('giulia', post(String(id)))
  expect(ids()).toEqual(['19', '18', '17', '16', '15', '14', '13', '12', '11'])
})

it('forgets a place that is closed, and all of them at sign-out', () => {
  for (const id of ['1', '2']) rememberVisit('giulia', post(id))
  forgetVisit('giulia', { kind: 'community', id: '1' })
  forgetVisit('giulia', post('2'))
  expect(ids()).toEqual(['1'])
  wipeStorage()
  expect(ids()).toEqual([])
})

it('leaves out what it cannot read', () => {
  const stored = { giulia: [post('1'), null, 7, { kind: 'planet', id: '3', title: 'Mars' }, { kind: 'post', id: 4 }] }
  localStorage.setItem('visits', JSON.stringify(stored))
  expect(ids()).toEqual(['1'])
})
