import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AvatarStack } from './AvatarStack'

const people = ['Giulia Riva', 'Marco Bianchi', 'Sofia Karras', 'Tiago Duarte'].map((name) => ({ id: name, name }))

it('names everybody it draws and counts the rest', () => {
  render(<AvatarStack people={people} max={2} moreLabel={(count) => `and ${count} others`} />)
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'))).toEqual([
    'Giulia Riva',
    'Marco Bianchi',
  ])
  expect(screen.getByText('and 2 others')).toBeTruthy()
})

it('never counts to one: it draws that person', () => {
  render(<AvatarStack people={people} max={3} moreLabel={(count) => `and ${count} others`} />)
  expect(screen.getAllByRole('img')).toHaveLength(4)
})
