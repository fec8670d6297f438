import { act, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SidePanel, type SidePanelProps } from './SidePanel'
import { widthOfKey } from './width-of-key'

afterEach(() => vi.unstubAllGlobals())

const labels = {
  resize: 'Width of the assistant',
  widen: 'Widen the assistant',
  narrow: 'Narrow the assistant',
  close: 'Close the assistant',
  width: (px: number) => `${px} pixels`,
}

function Assistant({ value: atFirst = 320, ...props }: Partial<SidePanelProps>) {
  const [value, setValue] = useState(atFirst)
  const [open, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Assistant button
      </button>
      {open && (
        <SidePanel
          title="Assistant"
          labels={labels}
          value={value}
          onValueChange={setValue}
          onClose={() => setOpen(false)}
          {...props}
        >
          Hello, Giulia
        </SidePanel>
      )}
    </>
  )
}

const splitter = () => screen.getByRole('separator', { name: 'Width of the assistant' })
const width = () => Number(splitter().getAttribute('aria-valuenow'))

describe('SidePanel', () => {
  it('is a landmark with a splitter that says how wide it is', () => {
    render(<Assistant />)
    const panel = screen.getByRole('complementary', { name: 'Assistant' })
    expect(splitter().getAttribute('aria-controls')).toBe(panel.id)
    expect(splitter().getAttribute('aria-valuemin')).toBe('320')
    expect(splitter().getAttribute('aria-valuemax')).toBe('640')
    expect(splitter().getAttribute('aria-valuetext')).toBe('320 pixels')
  })

  it('grows and shrinks by the arrows, within its bounds', async () => {
    render(<Assistant />)
    splitter().focus()
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(width()).toBe(352)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}')
    expect(width()).toBe(320)
    await userEvent.keyboard('{End}{ArrowLeft}')
    expect(width()).toBe(640)
    await userEvent.keyboard('{Home}')
    expect(width()).toBe(320)
  })

  it('goes to its full width by Enter, and back to where it was', async () => {
    render(<Assistant value={400} />)
    splitter().focus()
    await userEvent.keyboard('{Enter}')
    expect(width()).toBe(640)
    await userEvent.keyboard('{Enter}')
    expect(width()).toBe(400)
  })

  it('does the same by its button, which says what it will do', async () => {
    render(<Assistant />)
    await userEvent.click(screen.getByRole('button', { name: 'Widen the assistant' }))
    expect(width()).toBe(640)
    await userEvent.click(screen.getByRole('button', { name: 'Narrow the assistant' }))
    expect(width()).toBe(320)
  })

  it('returns to its first width by a double click on the edge', async () => {
    render(<Assistant value={512} />)
    await userEvent.dblClick(splitter())
    expect(width()).toBe(320)
  })

  it('follows the pointer that drags its edge', () => {
    render(<Assistant />)
    const edge = splitter()
    const panel = screen.getByRole('complementary')
    panel.getBoundingClientRect = () => new DOMRect(1120, 56, 320, 844)
    fireEvent.pointerMove(edge, { clientX: 900 })
    expect(width()).toBe(320)
    fireEvent.pointerDown(edge, { button: 0, clientX: 1120 })
    fireEvent.pointerMove(edge, { clientX: 1000 })
    expect(width()).toBe(440)
    fireEvent.pointerMove(edge, { clientX: 200 })
    expect(width()).toBe(640)
    fireEvent(edge, new Event('lostpointercapture', { bubbles: true }))
    fireEvent.pointerMove(edge, { clientX: 1000 })
    expect(width()).toBe(640)
  })
})

describe('SidePanel in a window that is narrower than 1024 px', () => {
  const resizeTo = (innerWidth: number) => {
    vi.stubGlobal('innerWidth', innerWidth)
    fireEvent(window, new Event('resize'))
  }

  it('takes three fifths of it at most, says so, and moves by the first key', async () => {
    resizeTo(768)
    render(<Assistant value={640} />)
    const panel = screen.getByRole('complementary')
    expect(panel.style.getPropertyValue('--side-panel-width')).toBe('460px')
    expect(width()).toBe(460)
    expect(splitter().getAttribute('aria-valuemax')).toBe('460')
    expect(splitter().getAttribute('aria-valuetext')).toBe('460 pixels')
    expect(screen.getByRole('button', { name: 'Narrow the assistant' })).toBeTruthy()
    splitter().focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(width()).toBe(444)
    await userEvent.keyboard('{End}')
    expect(width()).toBe(460)
  })

  it('has its full width back when the window grows', () => {
    resizeTo(1023)
    render(<Assistant value={640} />)
    expect(width()).toBe(613)
    act(() => resizeTo(1024))
    expect(width()).toBe(640)
  })

  it('goes by its button to all that there is, and back to where it was', async () => {
    resizeTo(768)
    render(<Assistant value={400} />)
    await userEvent.click(screen.getByRole('button', { name: 'Widen the assistant' }))
    expect(width()).toBe(460)
    act(() => resizeTo(1440))
    expect(width()).toBe(640)
    await userEvent.click(screen.getByRole('button', { name: 'Narrow the assistant' }))
    expect(width()).toBe(400)
  })
})

describe('SidePanel on a phone', () => {
  const phone = () =>
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))

  it('covers the window: nothing else is in reach, and there is no edge to drag', () => {
    phone()
    render(<Assistant />)
    const panel = screen.getByRole('dialog', { name: 'Assistant' })
    expect(document.activeElement).toBe(panel)
    expect(screen.getByText<HTMLElement>('Assistant button').inert).toBe(true)
    expect(screen.queryByRole('separator')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Widen the assistant' })).toBeNull()
  })

  it('closes by Escape and gives the focus back', async () => {
    phone()
    function OnRequest() {
      const [open, setOpen] = useState(false)
      return (
        <>
          <button type="button" onClick={() => setOpen(true)}>
            Ask
          </button>
          {open && (
            <SidePanel
              title="Assistant"
              labels={labels}
              value={320}
              onValueChange={() => {}}
              onClose={() => setOpen(false)}
            >
              Hello
            </SidePanel>
          )}
        </>
      )
    }
    render(<OnRequest />)
    const trigger = screen.getByRole('button', { name: 'Ask' })
    await userEvent.click(trigger)
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(trigger.inert).toBe(false)
    expect(document.activeElement).toBe(trigger)
  })
})

it('turns its arrows round with the direction of writing', () => {
  const range = { min: 320, max: 640 }
  expect(widthOfKey({ key: 'ArrowRight', shiftKey: false }, 400, range, true)).toBe(416)
  expect(widthOfKey({ key: 'ArrowRight', shiftKey: true }, 480, range, false)).toBe(400)
  expect(widthOfKey({ key: 'a', shiftKey: false }, 400, range, false)).toBeNull()
})

it('grows and shrinks by pages', async () => {
  render(<Assistant />)
  splitter().focus()
  await userEvent.keyboard('{PageUp}')
  expect(width()).toBe(400)
  await userEvent.keyboard('{PageDown}')
  expect(width()).toBe(320)
})
