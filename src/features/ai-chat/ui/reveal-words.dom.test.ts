import { expect, it } from 'vitest'
import { revealWords } from './reveal-words'

/** What can be seen: what is not said yet takes no room. */
const seen = (place: Element) =>
  [...place.querySelectorAll('p, li')]
    .filter((element) => element.closest('[data-unsaid]') === null)
    .map((element) => element.textContent.trim())

function page(...parts: [tag: string, text: string][]): Element {
  const place = document.createElement('div')
  for (const [tag, text] of parts) {
    const element = document.createElement(tag)
    element.textContent = text
    place.append(element)
  }
  return place
}

it('begins with nothing and gives back one word after the other, each element with its first', () => {
  const place = page(['p', 'The sensor drifted.'], ['p', 'It was replaced.'])
  const words = revealWords(place)
  expect(seen(place)).toEqual([])
  expect(words.showUpTo(1)).toBe(false)
  expect(seen(place)).toEqual(['The'])
  words.showUpTo(4)
  expect(seen(place)).toEqual(['The sensor drifted.', 'It'])
  expect(words.showUpTo(6)).toBe(true)
  expect(place.textContent).toBe('The sensor drifted.It was replaced.')
})

it('shows the rest at once, and every letter as it came', () => {
  const place = page(['li', '  one\n two  '], ['hr', ''], ['p', 'three'], ['hr', ''])
  const before = place.textContent
  revealWords(place).showAll()
  expect(place.textContent).toBe(before)
  expect(place.querySelector('[data-unsaid]')).toBeNull()
})

it('has nothing to wait for where there are no words', () => {
  expect(revealWords(page()).showUpTo(1)).toBe(true)
})
