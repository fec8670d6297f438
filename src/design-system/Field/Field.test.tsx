import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Field, type FieldProps, FieldErrors } from './Field'

const props: FieldProps = {
  id: undefined,
  name: 'room',
  className: undefined,
  label: 'Room',
  children: (control) => <input {...control} />,
}

const described = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)

it('ties label, error and help to its control, the error before the help', () => {
  render(<Field {...props} description="As on the door." error="There is no such room." />)
  const control = screen.getByRole('textbox', { name: 'Room' })
  expect(described(control)).toEqual(['There is no such room.', 'As on the door.'])
  expect(control.getAttribute('aria-invalid')).toBe('true')
})

it('adds its words to what describes the control already, and passes everything else to its frame', () => {
  render(
    <>
      <Field {...props} data-part="room" description="As on the door." aria-describedby="map" />
      <p id="map">The map hangs in the hall.</p>
    </>,
  )
  const control = screen.getByRole('textbox', { name: 'Room' })
  expect(described(control)).toEqual(['As on the door.', 'The map hangs in the hall.'])
  expect(control.closest('[data-part="room"]')?.textContent).toBe('RoomAs on the door.')
})

it('prefers its own error to the one of its form', () => {
  const errors = new Map([['room', 'From the form.']])
  const { rerender } = render(<Field {...props} />, {
    wrapper: ({ children }) => <FieldErrors value={errors}>{children}</FieldErrors>,
  })
  expect(screen.getByText('From the form.')).toBeTruthy()
  rerender(<Field {...props} error="Its own." />)
  expect(screen.queryByText('From the form.')).toBeNull()
})

it('names a group of controls by its words, which are no label then', () => {
  const { container } = render(
    <Field {...props} group>
      {(control, labelId) => <div {...control} role="group" aria-labelledby={labelId} />}
    </Field>,
  )
  expect(screen.getByRole('group', { name: 'Room' })).toBeTruthy()
  expect(container.querySelector('label')).toBeNull()
})

it('describes nothing by nothing', () => {
  render(<Field {...props} />)
  const control = screen.getByRole('textbox')
  expect(control.hasAttribute('aria-describedby') || control.hasAttribute('aria-invalid')).toBe(false)
})
