// @vitest-environment node
import { expect, it } from 'vitest'
import { duplicatesOf, problemsOf } from './problems.ts'
import { type MessageFile, TRANSLATED } from './read.ts'

function file(english: Record<string, string>, translations: MessageFile['translations']): MessageFile {
  return {
    source: 'a/messages.ts',
    catalogue: 'a/translations.json',
    english: new Map(Object.entries(english)),
    translations,
  }
}

const inAll = (sentence: string): Record<string, string> =>
  Object.fromEntries(TRANSLATED.map((language) => [language, sentence]))

it('is content with a message that is translated to every language', () => {
  expect(problemsOf(file({ 'a.hello': 'Hello {name}' }, { 'a.hello': inAll('Ciao {name}') }))).toEqual([])
})

it('names the file, the message and the language of a missing or empty translation', () => {
  const { de: _de, ...others } = inAll('Ciao')
  expect(problemsOf(file({ 'a.hello': 'Hello' }, { 'a.hello': { ...others, it: '' } }))).toEqual([
    'a/translations.json: a.hello: de is missing',
    'a/translations.json: a.hello: it is missing',
  ])
})

it('finds translations of messages and to languages that there are not', () => {
  const translations = { 'a.hello': { ...inAll('Ciao'), xx: 'Hi' }, 'a.gone': inAll('Via') }
  expect(problemsOf(file({ 'a.hello': 'Hello' }, translations))).toEqual([
    'a/translations.json: a.hello: xx is not translated to',
    'a/translations.json: a.gone belongs to no message',
  ])
})

it('finds arguments that differ, missing plural forms and what cannot be read', () => {
  const sentence = '{count, plural, one {# post} other {# posts}}'
  const translated = '{count, plural, one {# a} many {# b} other {# c}}'
  const translations = {
    'a.posts': { ...inAll(translated), de: '{n, plural, one {# a} other {# b}}', it: sentence, pt: '{count' },
  }
  const problems = problemsOf(file({ 'a.posts': sentence }, translations))
  expect(problems).toHaveLength(3)
  expect(problems).toContain('a/translations.json: a.posts: de names {n} where the English sentence names {count}')
  expect(problems).toContain('a/translations.json: a.posts: it has no form for count: many')
  expect(problems[2]).toMatch(/^a\/translations\.json: a\.posts: pt cannot be read: /)
})

it('finds an id that two files declare', () => {
  const first = file({ 'a.hello': 'Hello' }, {})
  const second = { ...first, source: 'b/messages.ts' }
  expect(duplicatesOf([first, second])).toEqual(['b/messages.ts: a.hello is declared in a/messages.ts too'])
})

it('finds straight apostrophes, and French signs that a line could begin with', () => {
  const translations = { 'a.lost': { ...inAll('È l’ora'), it: "È l''ora", fr: 'Perdu ?' } }
  expect(problemsOf(file({ 'a.lost': 'Lost?' }, translations))).toEqual([
    'a/translations.json: a.lost: fr has a wide space at a sign: npm run messages makes it narrow',
    'a/translations.json: a.lost: it has a straight apostrophe: write ’',
  ])
})
