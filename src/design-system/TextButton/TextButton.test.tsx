import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { expect, it, vi } from 'vitest'
import { TextButton } from './TextButton'

it('is a button that Enter and Space press, and sends no form', async () => {
  const onClick = vi.fn()
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <TextButton aria-haspopup="dialog" onClick={onClick}>
        Marco Bianchi
      </TextButton>
    </form>,
  )
  await userEvent.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Marco Bianchi' }))
  await userEvent.keyboard('{Enter} ')
  expect(onClick).toHaveBeenCalledTimes(2)
  expect(onSubmit).not.toHaveBeenCalled()
})

it('hands its element and what else is given on', () => {
  const ref = createRef<HTMLButtonElement>()
  render(
    <TextButton ref={ref} variant="quiet" className="mine" data-person="marco">
      Marco
    </TextButton>,
  )
  expect(ref.current?.dataset).toMatchObject({ variant: 'quiet', person: 'marco' })
  expect(ref.current?.classList).toContain('mine')
})
