import { QueryClient } from '@tanstack/react-query'
import { allSettled, fork } from 'effector'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { $queryClient } from '@/api'
import { communityQueries } from '@/features/navigation'
import type { LanguageCode } from '@/shared/i18n'
import { cancelled, confirmed, confirmRequested, tipRequested, type Confirm, type Tip } from '@/shared/overlays'
import { storage } from '@/shared/storage'
import { createWatch } from 'effector'
import { reloadAgreed, workBegun } from '@/shared/unsaved-work'
import { languageChosen } from './change-language'

beforeEach(() => storage.language.write('it'))
afterEach(() => localStorage.clear())

function portal(words: { fail?: boolean } = {}) {
  const queryClient = new QueryClient()
  const reload = vi.fn()
  const scope = fork({ values: [[$queryClient, queryClient]] })
  const questions: Confirm[] = []
  const tips: Tip[] = []
  createWatch({ unit: reloadAgreed, scope, fn: reload })
  createWatch({ unit: confirmRequested, scope, fn: (question) => questions.push(question) })
  createWatch({ unit: tipRequested, scope, fn: (tip) => tips.push(tip) })
  const spoken: LanguageCode[] = ['it']
  const show = async (code: LanguageCode) => {
    if (words.fail) throw new Error('gone')
    spoken.push(code)
  }
  return {
    queryClient,
    reload,
    questions,
    tips,
    spoken,
    choose: (to: LanguageCode) => allSettled(languageChosen, { scope, params: { from: 'it', to, show } }),
    begin: () => allSettled(workBegun, { scope, params: { id: 'upload:1', what: 'An upload', kept: false } }),
    agree: () => allSettled(confirmed, { scope, params: questions.at(-1) as Confirm }),
    refuse: () => allSettled(cancelled, { scope, params: questions.at(-1) as Confirm }),
  }
}

it('does nothing when the language is the one already spoken', async () => {
  const { choose, questions, spoken } = portal()
  await choose('it')
  expect(spoken).toEqual(['it'])
  expect(questions).toEqual([])
})

it('speaks the new language and asks, but keeps nothing before the answer', async () => {
  const { choose, questions, spoken } = portal()
  await choose('de')
  expect(spoken).toEqual(['it', 'de'])
  expect(questions).toHaveLength(1)
  expect(storage.language.read()).toBe('it')
})

it('goes back to the former language when refused', async () => {
  const { choose, refuse, reload, spoken } = portal()
  await choose('de')
  await refuse()
  expect(spoken).toEqual(['it', 'de', 'it'])
  expect(storage.language.read()).toBe('it')
  expect(reload).not.toHaveBeenCalled()
})

it('keeps the choice, forgets communities and catalogs, and loads the page again when accepted', async () => {
  const { choose, agree, queryClient, reload } = portal()
  queryClient.setQueryData(communityQueries.own().queryKey, { communities: [] })
  queryClient.setQueryData([...communityQueries.catalogs], { catalogs: [] })
  queryClient.setQueryData(['posts'], 'stay')
  await choose('de')
  await agree()
  expect(storage.language.read()).toBe('de')
  expect(
    queryClient
      .getQueryCache()
      .findAll()
      .map(({ queryKey }) => queryKey[0]),
  ).toEqual(['posts'])
  expect(reload).toHaveBeenCalledOnce()
})

it('says so when the words of the new language do not come, and asks nothing', async () => {
  const { choose, questions, tips } = portal({ fail: true })
  await choose('de')
  expect(questions).toEqual([])
  expect(tips).toEqual([expect.objectContaining({ severity: 'error' })])
})

it('names what would be lost before it loads the page again, and then does it', async () => {
  const { begin, choose, agree, questions, reload } = portal()
  await begin()
  await choose('de')
  await agree()
  expect(reload).not.toHaveBeenCalled()
  expect(questions.map(({ subject }) => subject)).toEqual(['language', 'reload'])
  await agree()
  expect(storage.language.read()).toBe('de')
  expect(reload).toHaveBeenCalledOnce()
})

it('goes back to the former language when the person would rather finish something first', async () => {
  const { begin, choose, agree, refuse, reload, spoken } = portal()
  await begin()
  await choose('de')
  await agree()
  await refuse()
  expect(spoken).toEqual(['it', 'de', 'it'])
  expect(storage.language.read()).toBe('it')
  expect(reload).not.toHaveBeenCalled()
})
