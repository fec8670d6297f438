import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { DescriptionList } from './DescriptionList'

it('keeps each term with its description', () => {
  render(
    <DescriptionList
      items={[
        { id: 'area', term: 'Area', description: 'Production' },
        { id: 'phone', term: 'Phone', description: '---' },
      ]}
    />,
  )
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Area', 'Phone'])
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['Production', '---'])
})
