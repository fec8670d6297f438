import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Avatar } from './Avatar'
import { hueOf, initialsOf } from './initials'

describe('the initials and the colour of an avatar', () => {
  it.each([
    ['Marco Bianchi', 'MB'],
    ['Anna Maria Lindqvist', 'AL'],
    ['  sofia   karras ', 'SK'],
    ['Ελένη Παπαδάκη', 'ΕΠ'],
    ['Άννα Ώριμου', 'ΑΩ'],
    ['Ήρα', 'Η'],
    ['Ϊαν', 'Ϊ'.normalize('NFD')],
    ['Étienne', 'É'],
    ['Å\u0308sa (Åre)', 'Å\u0308Å'],
    ['Cher', 'C'],
    ['', ''],
  ])('of %j are %j', (name, letters) => {
    expect(initialsOf(name)).toBe(letters)
  })

  it('give one name the same colour for ever', () => {
    const design = ['Giulia Riva', 'Marco Bianchi', 'Sofia Karras', 'Tiago Duarte', 'Anna Lindqvist', 'Jules Perrin']
    expect(design.map(hueOf)).toEqual(['rose', 'green', 'blue', 'red', 'violet', 'amber'])
  })

  it('spread over all eight colours', () => {
    const hues = new Set(Array.from({ length: 200 }, (_, index) => hueOf(`Person ${index}`)))
    expect(hues.size).toBe(8)
  })
})

describe('Avatar', () => {
  it('is decoration beside a name', () => {
    render(<Avatar name="Marco Bianchi" />)
    expect(screen.queryByRole('img')).toBeNull()
    expect(screen.getByText('MB')).toBeTruthy()
  })

  it('says the name where it stands alone', () => {
    render(<Avatar name="Marco Bianchi" labelled />)
    expect(screen.getByRole('img', { name: 'Marco Bianchi' })).toBeTruthy()
  })

  it('falls back to initials when the picture does not come, and tries a new one', () => {
    const { container, rerender } = render(<Avatar name="Marco Bianchi" src="/gone.png" />)
    fireEvent.error(container.querySelector('img')!)
    expect(screen.getByText('MB')).toBeTruthy()
    rerender(<Avatar name="Marco Bianchi" src="/new.png" />)
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/new.png')
  })
})
