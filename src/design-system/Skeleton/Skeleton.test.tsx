import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { SkeletonGroup } from './Skeleton'
import { SkeletonCard } from './SkeletonCard'

it('says once that something is on its way, however many shapes there are', () => {
  render(
    <SkeletonGroup label="Loading posts">
      <SkeletonCard />
      <SkeletonCard />
    </SkeletonGroup>,
  )
  const status = screen.getByRole('status')
  expect(status.textContent).toBe('Loading posts')
  expect(status.getAttribute('aria-busy')).toBe('true')
})
