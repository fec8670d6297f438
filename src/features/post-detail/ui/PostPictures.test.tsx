import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createPortalIntl, IntlProvider } from '@/shared/i18n'
import { PostPictures } from './PostPictures'

const images = [1, 2].map((number) => ({
  id: `picture-${number}`,
  url: `https://pictures.example/${number}.jpg`,
  alternativeText: `Picture ${number}`,
  width: 800,
  height: 600,
}))

it('says in the place of a picture that it cannot be shown, and keeps the others', () => {
  const { container } = render(
    <IntlProvider intl={createPortalIntl('en', {}, 'Europe/Rome')}>
      <PostPictures title="Line 4" images={images} />
    </IntlProvider>,
  )
  const [first] = container.querySelectorAll('img')
  if (first) fireEvent.error(first)
  expect(screen.getByText('Couldn’t load this picture.')).toBeTruthy()
  expect(container.querySelectorAll('img')).toHaveLength(1)
  expect(screen.getAllByRole('button')).toHaveLength(2)
})
