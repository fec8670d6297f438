import { expect, it } from 'vitest'
import { LANGUAGES } from './read.ts'
import { termProblems, terms } from './terms.ts'

it('refuses in English what the voice leaves out', () => {
  const sentences = ['Please sign in again', 'Ask whoever runs it', 'You may not see it', 'It could not be loaded']
  expect(sentences.map((sentence) => termProblems('en', sentence).length)).toEqual([1, 1, 1, 1])
  expect(termProblems('en', 'Couldn’t load this post. Try again in a moment.')).toEqual([])
})

it('refuses a second word for a thing, with the one to write', () => {
  expect(termProblems('pt', 'abre em uma nova guia')).toEqual(['pt says "guia": aba'])
  expect(termProblems('el', 'Αλλαγή κωδικού')).toEqual(['el says "κωδικού": κωδικός πρόσβασης'])
  expect(termProblems('el', 'Αλλαγή κωδικού πρόσβασης')).toEqual([])
})

it('takes whole words only', () => {
  expect(termProblems('de', 'Bitten Sie Ihre Administration um Zugriff.')).toEqual([])
})

it('has terms for every language', () => {
  expect(LANGUAGES.filter((language) => terms[language].length < 5)).toEqual([])
})
