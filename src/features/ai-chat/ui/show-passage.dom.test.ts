import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { examples } from '@/api/examples.gen'
import { findPassage, showPassage } from './show-passage'

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
  expect(findPassage(place, letters('on the second press had'))?.toString()).toBe('on the second press had')
})

it('finds them by their letters: quotes, dashes, spaces and capitals may differ', () => {
  const place = page(['La pluie n’entre pas — quand il pleut.'])
  expect(findPassage(place, letters("n'entre pas quand"))?.toString()).toBe('n’entre pas — quand')
})

it('finds letters beyond the first plane, and those that change their length', () => {
  const place = page(['😀 Straße 𝔸 İstanbul'])
  expect(findPassage(place, letters('straße 𝔸'))?.toString()).toBe('Straße 𝔸')
})

it('says that they are not there', () => {
  const [source] = examples.askAssistant.withBothReferences.answer.references
  expect(findPassage(page(['Another post']), letters(source?.snippet ?? ''))).toBeNull()
})

describe('the place of an answer', () => {
  const drifted = 'The sensor had drifted.'
  const main = document.createElement('main')
  const scrolledTo = vi.fn()
  const show = async (...texts: readonly string[]) => {
    main.replaceChildren(page(texts))
    // Observers of the page are called in the next turn.
    await Promise.resolve()
  }

  beforeEach(() => {
    document.body.replaceChildren(main)
    vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
      scrolledTo(this.textContent)
    })
  })
  afterEach(() => {
    scrolledTo.mockReset()
    vi.restoreAllMocks()
  })

  it('is shown at once on the page that is there', async () => {
    await show(drifted)
    showPassage(drifted)
    expect(scrolledTo).toHaveBeenCalledExactlyOnceWith(drifted)
  })

  it('is shown when its page comes, not on the one before, which may say the same', async () => {
    await show(`A card says: ${drifted}`)
    showPassage(drifted, true)
    main.append(page(['More cards come.']))
    await Promise.resolve()
    expect(scrolledTo).not.toHaveBeenCalled()
    await show('Line 4 stops.', drifted)
    expect(scrolledTo).toHaveBeenCalledExactlyOnceWith(drifted)
    // Once shown, it is the person's turn to scroll.
    await show(drifted)
    expect(scrolledTo).toHaveBeenCalledOnce()
  })
})
