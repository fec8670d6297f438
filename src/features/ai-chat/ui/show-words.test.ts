import { expect, it } from 'vitest'
import { examples } from '@/api/examples.gen'
import { findWords } from './show-words'

function page(...paragraphs: readonly (readonly string[])[]): Element {
  const place = document.createElement('div')
  for (const texts of paragraphs) {
    const paragraph = document.createElement('p')
    for (const text of texts) {
      const part = document.createElement('span')
      part.textContent = text
      paragraph.append(part)
    }
    place.append(paragraph)
  }
  return place
}

/** As `showWords` compares them. */
const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

it('finds the words of a source however the page divides them', () => {
  const place = page(['Hello.'], ['The sensor on the ', 'second press', ' had drifted.'])
  expect(findWords(place, letters('on the second press had'))?.toString()).toBe('on the second press had')
})

it('finds them by their letters: quotes, dashes, spaces and capitals may differ', () => {
  const place = page(['La pluie n’entre pas — quand il pleut.'])
  expect(findWords(place, letters("n'entre pas quand"))?.toString()).toBe('n’entre pas — quand')
})

it('finds letters beyond the first plane, and those that change their length', () => {
  const place = page(['😀 Straße 𝔸 İstanbul'])
  expect(findWords(place, letters('straße 𝔸'))?.toString()).toBe('Straße 𝔸')
})

it('says that they are not there', () => {
  const [source] = examples.askAssistant.withBothReferences.answer.references
  expect(findWords(page(['Another post']), letters(source?.snippet ?? ''))).toBeNull()
})
