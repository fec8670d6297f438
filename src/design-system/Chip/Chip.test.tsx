import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { Chip } from './Chip'
import { FilterChip, RemovableChip } from '../ChoiceChip'

it('is a link when it has an address, and plain words otherwise', () => {
  render(
    <>
      <Chip href="/search-v2?q=%23safety">#safety</Chip>
      <Chip>6 photos</Chip>
    </>,
  )
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['#safety'])
})

it('is a button when it opens something', async () => {
  const onPress = vi.fn()
  render(<Chip onPress={onPress}>#safety</Chip>)
  await userEvent.click(screen.getByRole('button', { name: '#safety' }))
  expect(onPress).toHaveBeenCalledOnce()
})

it('turns a filter on and off', async () => {
  const onPressedChange = vi.fn()
  render(
    <FilterChip pressed={false} onPressedChange={onPressedChange}>
      Posts
    </FilterChip>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Posts', pressed: false }))
  expect(onPressedChange).toHaveBeenCalledWith(true)
})

it('is removed by a button that says what it removes', async () => {
  const onRemove = vi.fn()
  render(
    <RemovableChip removeLabel="Remove #safety" onRemove={onRemove}>
      #safety
    </RemovableChip>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Remove #safety' }))
  expect(onRemove).toHaveBeenCalledOnce()
})

it.each(['{Enter}', ' '])('turns a filter on and lets go of a choice by the key %j', async (key) => {
  const onPressedChange = vi.fn()
  const onRemove = vi.fn()
  render(
    <>
      <FilterChip pressed={false} onPressedChange={onPressedChange}>
        Posts
      </FilterChip>
      <RemovableChip removeLabel="Remove Giulia Riva" onRemove={onRemove}>
        Giulia Riva
      </RemovableChip>
    </>,
  )
  await userEvent.tab()
  await userEvent.keyboard(key)
  expect(onPressedChange).toHaveBeenCalledExactlyOnceWith(true)
  await userEvent.tab()
  await userEvent.keyboard(key)
  expect(onRemove).toHaveBeenCalledOnce()
})
