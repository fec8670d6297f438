import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { TimeField } from './TimeField'

function Example({ locale, first, onTime }: { locale: string; first: string; onTime: (time: string) => void }) {
  const [value, setValue] = useState(first)
  return (
    <TimeField
      label="Time"
      locale={locale}
      value={value}
      onValueChange={(time) => {
        setValue(time)
        onTime(time)
      }}
    />
  )
}

const parts = () => screen.getAllByRole('spinbutton').map((part) => part.textContent)

it.each(['en-GB', 'en-US', 'de-DE', 'el-GR', 'pt-BR'])('has 24 hours and no half of the day in %s', (locale) => {
  render(<Example locale={locale} first="18:05" onTime={() => {}} />)
  expect(parts()).toEqual(['18', '05'])
})

it('tells a time as soon as it is whole, and nothing when all of it is emptied', async () => {
  const onTime = vi.fn()
  render(<Example locale="de-DE" first="" onTime={onTime} />)
  await userEvent.click(screen.getAllByRole('spinbutton')[0] as HTMLElement)
  await userEvent.keyboard('06')
  expect(onTime).not.toHaveBeenCalled()
  await userEvent.keyboard('30')
  expect(onTime).toHaveBeenLastCalledWith('06:30')
  await userEvent.keyboard('{Backspace}{Backspace}{ArrowLeft}{Backspace}{Backspace}')
  expect(onTime).toHaveBeenLastCalledWith('')
})

it('has no time while one part is empty, keeps the other on screen, and has it again with the part', async () => {
  const onTime = vi.fn()
  render(<Example locale="de-DE" first="06:30" onTime={onTime} />)
  await userEvent.click(screen.getAllByRole('spinbutton')[1] as HTMLElement)
  await userEvent.keyboard('{Backspace}{Backspace}')
  expect(onTime).toHaveBeenLastCalledWith('')
  expect(parts()[0]).toBe('06')
  await userEvent.keyboard('30')
  expect(onTime).toHaveBeenLastCalledWith('06:30')
  await userEvent.click(screen.getAllByRole('spinbutton')[1] as HTMLElement)
  await userEvent.keyboard('{Backspace}{Backspace}45')
  expect(onTime).toHaveBeenLastCalledWith('06:45')
  expect(parts()).toEqual(['06', '45'])
})
