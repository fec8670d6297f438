import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Page } from './Page'

it('has one h1, and its rail is a landmark of its own', () => {
  render(
    <Page title="Good morning, Giulia" rail={<p>In review</p>} railLabel="About this post">
      <p>The feed</p>
    </Page>,
  )
  expect(screen.getByRole('heading', { level: 1, name: 'Good morning, Giulia' })).toBeTruthy()
  expect(screen.getByRole('complementary', { name: 'About this post' }).textContent).toBe('In review')
})

it('reads its rail before what follows the content, which is where it goes without room beside', () => {
  render(
    <Page rail={<p>In review</p>} railLabel="About this post" after={<p>The conversation</p>}>
      <p>The text</p>
    </Page>,
  )
  expect(document.body.textContent).toBe('The textIn reviewThe conversation')
})

it('leaves the heading to a page that brings its own', () => {
  render(<Page>Words</Page>)
  expect(screen.queryByRole('heading')).toBeNull()
})
