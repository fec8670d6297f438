import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { MarkedText } from './MarkedText'

it('marks what was found, accents and all', () => {
  const { container } = render(
    <MarkedText
      of={{
        text: 'Η πρέσα και η Straße',
        matches: [
          { start: 2, length: 5 },
          { start: 14, length: 6 },
        ],
      }}
    />,
  )
  expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['πρέσα', 'Straße'])
  expect(container.textContent).toBe('Η πρέσα και η Straße')
})

it('shows a tag in a text as its letters', () => {
  const text = 'a <img src=x onerror=alert(1)> press'
  const { container } = render(<MarkedText of={{ text, matches: [{ start: 31, length: 5 }] }} />)
  expect(container.querySelector('img')).toBeNull()
  expect(container.textContent).toBe(text)
})
