import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { MessageBubble } from './MessageBubble'

it('is an article under the name of who said it', () => {
  render(
    <MessageBubble author="Sofia Karras" footer="09:40">
      Did the drift show in the weekly values?
    </MessageBubble>,
  )
  const article = screen.getByRole('article', { name: 'Sofia Karras' })
  expect(article.textContent).toBe('Sofia KarrasDid the drift show in the weekly values?09:40')
})

it('can carry a longer name, where the author alone says too little', () => {
  render(
    <MessageBubble author="Sofia Karras" aria-label="Sofia Karras, 09:40">
      Hello
    </MessageBubble>,
  )
  expect(screen.getByRole('article')).toBeDefined()
})
