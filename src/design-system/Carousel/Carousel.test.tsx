import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Carousel } from './Carousel'
import type { CarouselProps } from './carousel-props'
import { groundOf } from './CarouselPicture'
import { sizeOf } from './CarouselText'
import { tintOf } from './tint-of'

afterEach(() => vi.unstubAllGlobals())

const slides = [
  { id: 'welcome', title: 'Welcome to Meridiana', description: 'In one place.', imageUrl: 'welcome.svg' },
  { id: 'assistant', title: 'Ask the assistant', description: 'It reads.', imageUrl: 'assistant.svg' },
  { id: 'bell', title: 'Nothing is lost', description: 'The bell tells you.', imageUrl: 'bell.svg' },
]

const labels = {
  carousel: 'carousel',
  slide: 'slide',
  position: (current: number, total: number) => `${current} of ${total}`,
  dots: 'Choose a slide',
  dot: (title: string, current: number, total: number) => `Slide ${current} of ${total}: ${title}`,
  next: 'Next',
  done: 'Begin',
  skip: 'Skip',
}

function Introduction({ index: first = 0, ...props }: Partial<CarouselProps>) {
  const [index, setIndex] = useState(first)
  return (
    <Carousel
      label="Introduction"
      slides={slides}
      labels={labels}
      index={index}
      onIndexChange={setIndex}
      onDone={() => {}}
      onSkip={() => {}}
      {...props}
    />
  )
}

const slide = (name: string) => screen.getByRole('group', { name })
const isShown = (name: string) => !slide(name).hasAttribute('inert')

describe('Carousel', () => {
  it('says what it is, and which of its slides is shown', () => {
    render(<Introduction />)
    const carousel = screen.getByRole('region', { name: 'Introduction' })
    expect(carousel.getAttribute('aria-roledescription')).toBe('carousel')
    expect(slide('1 of 3').getAttribute('aria-roledescription')).toBe('slide')
    expect(isShown('1 of 3')).toBe(true)
    expect(isShown('2 of 3')).toBe(false)
    expect(within(slide('1 of 3')).getByRole('heading', { name: 'Welcome to Meridiana' })).toBeTruthy()
  })

  it('goes on by next, and ends by done on the last slide', async () => {
    const onDone = vi.fn()
    render(<Introduction onDone={onDone} />)
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(isShown('2 of 3')).toBe(true)
    await userEvent.keyboard('{Enter}')
    expect(isShown('3 of 3')).toBe(true)
    const done = screen.getByRole('button', { name: 'Begin' })
    expect(document.activeElement).toBe(done)
    expect(screen.queryByRole('button', { name: 'Skip' })).toBeNull()
    await userEvent.click(done)
    expect(onDone).toHaveBeenCalledOnce()
  })

  it('jumps to the slide of a dot', async () => {
    render(<Introduction />)
    const dots = within(screen.getByRole('group', { name: 'Choose a slide' }))
    await userEvent.click(dots.getByRole('button', { name: 'Slide 3 of 3: Nothing is lost' }))
    expect(isShown('3 of 3')).toBe(true)
    expect(dots.getAllByRole('button').map((dot) => dot.getAttribute('aria-current'))).toEqual([
      'false',
      'false',
      'true',
    ])
  })

  it('turns slides over by a finger drawn sideways, not beyond its ends', () => {
    render(<Introduction />)
    const draw = (from: number, to: number) => {
      const ground = slide('1 of 3')
      fireEvent.touchStart(ground, { touches: [{ clientX: from, clientY: 100 }] })
      fireEvent.touchEnd(ground, { changedTouches: [{ clientX: to, clientY: 105 }] })
    }
    draw(100, 300)
    expect(isShown('1 of 3')).toBe(true)
    draw(300, 100)
    expect(isShown('2 of 3')).toBe(true)
    draw(300, 280)
    expect(isShown('2 of 3')).toBe(true)
    draw(100, 300)
    expect(isShown('1 of 3')).toBe(true)
  })

  it('goes to the slide before and after by the arrow keys, not beyond its ends, and leaves shortcuts to the browser', async () => {
    render(<Introduction />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    expect(isShown('1 of 3')).toBe(true)
    await userEvent.keyboard('{ArrowRight}')
    expect(isShown('2 of 3')).toBe(true)
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
    expect(isShown('2 of 3')).toBe(true)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(isShown('3 of 3')).toBe(true)
    await userEvent.keyboard('{ArrowLeft}')
    expect(isShown('2 of 3')).toBe(true)
  })

  it('leaves the arrow keys to a field that somebody types in', async () => {
    render(<Introduction slides={[{ ...slides[0]!, actions: <input aria-label="Name" /> }, ...slides.slice(1)]} />)
    await userEvent.type(screen.getByRole('textbox'), 'Giulia{ArrowLeft}{ArrowRight}')
    expect(isShown('1 of 3')).toBe(true)
  })

  it('hands the focus of skip to done when skip goes away, and so keeps the arrow keys', async () => {
    render(<Introduction />)
    screen.getByRole('button', { name: 'Skip' }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    expect(isShown('3 of 3')).toBe(true)
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Begin' }))
    await userEvent.keyboard('{ArrowLeft}')
    expect(isShown('2 of 3')).toBe(true)
    // Once only: the focus stays where somebody takes it afterwards.
    const dot = screen.getByRole('button', { name: /^Slide 2 of 3/ })
    dot.focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(isShown('3 of 3')).toBe(true)
    expect(document.activeElement).toBe(dot)
  })

  it('takes the arrow keys in a dialog also while nothing has the focus, on a page only in itself', async () => {
    const { unmount } = render(
      <>
        <dialog open>
          <Introduction />
        </dialog>
        <button>Elsewhere</button>
      </>,
    )
    await userEvent.click(screen.getByRole('heading', { name: 'Welcome to Meridiana' }))
    expect(document.activeElement).toBe(document.body)
    await userEvent.keyboard('{ArrowRight}')
    expect(isShown('2 of 3')).toBe(true)
    // Whatever else has the focus has the keys too.
    screen.getByRole('button', { name: 'Elsewhere' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(isShown('2 of 3')).toBe(true)
    unmount()

    render(<Introduction />)
    await userEvent.click(screen.getByRole('heading', { name: 'Welcome to Meridiana' }))
    await userEvent.keyboard('{ArrowRight}')
    expect(isShown('1 of 3')).toBe(true)
  })

  it('announces the slide that was gone to, not the first one and none that moves by itself', async () => {
    const { rerender } = render(<Introduction />)
    const status = screen.getByRole('status')
    expect(status.textContent).toBe('')
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(status.textContent).toBe('Slide 2 of 3: Ask the assistant')
    rerender(<Introduction playing />)
    expect(status.textContent).toBe('')
  })

  it('can be left by skip', async () => {
    const onSkip = vi.fn()
    render(<Introduction onSkip={onSkip} />)
    await userEvent.click(screen.getByRole('button', { name: 'Skip' }))
    expect(onSkip).toHaveBeenCalledOnce()
  })

  it('goes round where it has no end, both ways', async () => {
    render(<Introduction index={2} onDone={undefined} labels={{ ...labels, previous: 'Previous' }} />)
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(isShown('1 of 3')).toBe(true)
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }))
    expect(isShown('3 of 3')).toBe(true)
  })

  it('tells when it must not move by itself: pointer, focus, and for those who want stillness always', async () => {
    const onHeldChange = vi.fn()
    const { unmount } = render(<Introduction onHeldChange={onHeldChange} />)
    await userEvent.hover(screen.getByRole('region'))
    expect(onHeldChange).toHaveBeenLastCalledWith(true)
    await userEvent.tab()
    await userEvent.unhover(screen.getByRole('region'))
    expect(onHeldChange).toHaveBeenCalledTimes(1)
    act(() => (document.activeElement as HTMLElement).blur())
    expect(onHeldChange).toHaveBeenLastCalledWith(false)
    unmount()

    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
    render(<Introduction onHeldChange={onHeldChange} />)
    expect(onHeldChange).toHaveBeenLastCalledWith(true)
  })

  it('has a button that stops slides which move by themselves', async () => {
    const onPlayingChange = vi.fn()
    render(
      <Introduction playing onPlayingChange={onPlayingChange} labels={{ ...labels, play: 'Play', pause: 'Pause' }} />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }))
    expect(onPlayingChange).toHaveBeenCalledWith(false)
  })
})

describe('what a customer configures', () => {
  it('gives hues, while greys and unknown words leave our own colours', () => {
    expect(tintOf('#0b4a5a')).toMatchObject({ h: 220 })
    expect([null, '', '#fff', '#808080', '#12345z'].map(tintOf)).toEqual([null, null, null, null, null])
  })

  it('gives the ground of a picture as it is written, white and greys too, while anything but two colours gives none', () => {
    expect(groundOf('#ffffff', ' #0b4a5a ')).toEqual({ '--begin': '#ffffff', '--end': '#0b4a5a' })
    expect(groundOf('#8888', '#0b4a5a80')).not.toBeNull()
    for (const other of [null, '', '#12345z', 'var(--accent)', 'url(//evil.example)', '#fff; color: red', '#fff, #000'])
      expect(groundOf(other, '#0b4a5a'), String(other)).toBeNull()
  })

  it('gives sizes within what can be read', () => {
    expect(sizeOf('18px')).toBe('1.125rem')
    expect(sizeOf(20)).toBe('1.25rem')
    expect(sizeOf('1.25 rem')).toBe('1.25rem')
    expect(sizeOf('200%')).toBe('1.5rem')
    expect(sizeOf('6pt')).toBe('0.875rem')
    expect([null, '', 'large', '0'].map(sizeOf)).toEqual([null, null, null, null])
  })
})
