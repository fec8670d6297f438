import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Text } from './Text'

it('is the element it is asked to be', () => {
  render(
    <Text as="strong" tone="muted">
      Marco Bianchi
    </Text>,
  )
  expect(screen.getByText('Marco Bianchi').tagName).toBe('STRONG')
})
