import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { createPortalIntl, type Catalogue } from './create-portal-intl'
import { defineMessages } from './define-messages'
import { IntlProvider, useIntl } from './IntlProvider'
import { LANGUAGE_CODES } from './languages'
import { loadCatalogue, loadFirstWords } from './load-catalogue'

const messages = defineMessages({
  first: { id: 'test.first', defaultMessage: 'First' },
  later: { id: 'test.later', defaultMessage: 'Later' },
})
const firstWords = { 'test.first': 'Prima' }
const whole = { ...firstWords, 'test.later': 'Poi' }

function Sentence({ of }: { of: keyof typeof messages }) {
  return <p>{useIntl().formatMessage(messages[of])}</p>
}

function start(loadWhole: () => Promise<Catalogue>) {
  const intl = createPortalIntl('it', firstWords, 'Europe/Rome', undefined, loadWhole)
  const draw = (of: keyof typeof messages) => (
    <IntlProvider intl={intl}>
      <Suspense fallback={<p>waiting</p>}>
        <Sentence of={of} />
      </Suspense>
    </IntlProvider>
  )
  return { intl, draw }
}

it('draws the first words without asking for the others', () => {
  const loadWhole = vi.fn<() => Promise<Catalogue>>()
  render(start(loadWhole).draw('first'))
  expect(screen.getByText('Prima')).toBeTruthy()
  expect(loadWhole).not.toHaveBeenCalled()
})

it('waits with a sentence that is not there yet, and never shows its id or another language', async () => {
  let resolve: (words: Catalogue) => void = () => undefined
  const words = new Promise<Catalogue>((come) => (resolve = come))
  const { container } = render(start(() => words).draw('later'))
  expect(container.textContent).toBe('waiting')
  await act(async () => resolve(whole))
  expect(container.textContent).toBe('Poi')
})

it('has all words at once after they were fetched ahead', async () => {
  const { intl, draw } = start(() => Promise.resolve(whole))
  await intl.fetchRest()
  const { container } = render(draw('later'))
  expect(container.textContent).toBe('Poi')
})

it('tells whoever waits that the words did not come, and asks again for the next one', async () => {
  const loadWhole = vi.fn<() => Promise<Catalogue>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(whole)
  const { intl } = start(loadWhole)
  const word = () => intl.formatMessage(messages.later)
  expect(thrownBy(word)).toBeInstanceOf(Promise)
  await thrownBy(word)
  expect(thrownBy(word)).toEqual(new Error('gone'))
  await thrownBy(word)
  expect(word()).toBe('Poi')
  expect(loadWhole).toHaveBeenCalledTimes(2)
})

it.each(LANGUAGE_CODES)('the first words of %s are part of all its words', async (code) => {
  const [door, home, all] = await Promise.all([
    loadFirstWords(code, 'door'),
    loadFirstWords(code, 'home'),
    loadCatalogue(code),
  ])
  expect(Object.keys(door)).toContain('signIn.submit')
  expect(Object.keys(home)).toContain('posts.goodMorning')
  expect(all).toMatchObject({ ...door, ...home })
  expect(Object.keys(all)).toContain('notifications.markAll')
})

function thrownBy(act: () => unknown): unknown {
  try {
    act()
  } catch (thrown) {
    return thrown
  }
  throw new Error('Nothing was thrown.')
}
