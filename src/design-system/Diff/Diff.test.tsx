import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { Diff } from './Diff'

const spoken = { before: 'from', after: 'to' }

it('reads as a sentence for those who do not see the arrow', () => {
  render(<Diff data-testid="diff" label="Start" before="18 Nov" after="25 Nov" struck spoken={spoken} />)
  expect(screen.getByTestId('diff').textContent?.replaceAll(/\s+/g, ' ')).toBe('Start from 18 Nov to 25 Nov')
})

it('strikes through what was', () => {
  render(<Diff before="18 Nov" after="25 Nov" struck spoken={spoken} />)
  expect(screen.getByText('18 Nov').tagName).toBe('DEL')
  expect(screen.getByText('25 Nov').tagName).toBe('INS')
})

it('puts an ellipsis between two values that had others between them', () => {
  render(<Diff before="Draft" after="Approved" elided spoken={spoken} />)
  screen.getByText('…')
})

it('shows a value alone that had none before', () => {
  const { container } = render(<Diff after="25 Nov" struck spoken={spoken} />)
  expect(container.textContent).toBe('to 25 Nov')
  expect(screen.getByText('25 Nov').tagName).toBe('SPAN')
})
