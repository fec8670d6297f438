import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { ComponentGuide } from '../guide'
import { Carousel } from './Carousel'
import type { CarouselProps, CarouselSlide } from './carousel-props'

const guide: ComponentGuide = {
  purpose: 'Tells in a few steps what is new, one picture and one sentence at a time, with a way out on each of them.',
  notFor:
    'Pictures that somebody added to a post (Lightbox), steps in which something is entered (Form), and anything that has to be found again later.',
  keyboard: [
    { keys: 'Tab', does: 'Dots, then skip, then next' },
    { keys: 'Enter, Space', does: 'Go to the slide of a dot; skip; next or done' },
    { keys: '← →', does: 'Go to the slide before, or the one after' },
  ],
  accessibility:
    'The carousel pattern of WAI-ARIA: a region of slides, of which only the current one is in reach; who moves on hears position and title. A finger turns slides over too. Whether they move by themselves is decided outside: then give it playing, its button, and stop while onHeldChange says so (pointer, focus, reduced motion). Colours of a customer give the hue, never the lightness: every pair reaches 4.5:1, and 7:1 in high contrast.',
}

/** Drawn here, so that the story needs no server. */
const scene = (from: string, to: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="700"><rect width="100%" height="100%" fill="${from}"/><path d="M180 700V420a270 270 0 0 1 540 0v280z" fill="${to}"/></svg>`,
  )}`

const slides: CarouselSlide[] = [
  {
    id: 'welcome',
    title: 'Welcome to Meridiana',
    titleColor: '#123b45',
    description: 'What happens at seven sites, in one place and in your language.',
    imageUrl: scene('#bcd9de', '#7fb0ba'),
    colorBegin: '#e3f1f3',
    colorEnd: '#c4e2e6',
  },
  {
    id: 'assistant',
    title: 'Ask the assistant',
    description: 'It reads what your communities have written, and shows where each answer comes from.',
    imageUrl: scene('#e6b996', '#cd8775'),
    colorBegin: '#f8e6d8',
    colorEnd: '#f0cdb6',
  },
  {
    id: 'bell',
    title: 'Nothing is lost',
    titleColor: '#ffffff',
    description: 'The bell tells you what changed, from what and to what. You decide what deserves a minute.',
    descriptionColor: '#e6e0f4',
    imageUrl: scene('#a99bd0', '#5d4a94'),
    colorBegin: '#3b2f63',
    colorEnd: '#5d4a94',
    orientation: 'column',
  },
]

function Held({ index: first, onIndexChange, ...props }: CarouselProps) {
  const [index, setIndex] = useState(first)
  return (
    <Carousel
      {...props}
      index={index}
      onIndexChange={(next) => {
        setIndex(next)
        onIndexChange(next)
      }}
    />
  )
}

const meta = {
  title: 'Components/Overlays/Carousel',
  component: Carousel,
  tags: ['ready'],
  parameters: { guide },
  decorators: [(Story) => <div style={{ maxInlineSize: 674 }}>{Story()}</div>],
  render: (args) => <Held {...args} />,
  args: {
    label: 'Introduction to Meridiana',
    slides,
    index: 1,
    onIndexChange: fn(),
    onSkip: fn(),
    onDone: fn(),
    labels: {
      carousel: 'carousel',
      slide: 'slide',
      position: (current, total) => `${current} of ${total}`,
      dots: 'Choose a slide',
      dot: (title, current, total) => `Slide ${current} of ${total}: ${title}`,
      next: 'Next',
      done: 'Begin',
      skip: 'Skip',
    },
  },
} satisfies Meta<typeof Carousel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const First: Story = { args: { index: 0 } }
export const LastAndStacked: Story = { args: { index: 2 } }

/** Whatever a customer configures, the words stay readable: only the hue is taken. */
export const ColoursOfACustomer: Story = {
  args: {
    index: 0,
    colors: { next: '#ff3b30', done: '#ff3b30', skip: 'gold', dot: 'rgb(255 59 48)' },
    slides: [
      {
        id: 'loud',
        title: 'Yellow on yellow, said the configuration',
        titleColor: 'yellow',
        description: 'Its hue is kept, its lightness is the theme’s.',
        descriptionColor: 'rgba(255, 255, 0, 0.6)',
        descriptionSize: '18px',
        imageUrl: 'data:,',
        colorBegin: '#ffee00',
        colorEnd: 'hsl(40, 100%, 60%)',
      },
      ...slides,
    ],
  },
}

/**
 * Words that CSS takes in the place of a colour name no hue: they leave our own colours, whatever colour was read
 * before them.
 */
const hueless = [
  ...['inherit', 'initial', 'unset', 'revert', 'revert-layer', 'currentColor', 'transparent'],
  ...['var(--accent)', 'INHERIT', 'no colour'],
]

export const WordsForColours: Story = {
  tags: ['no-visual'],
  args: {
    slides: hueless.flatMap((word) => [
      { id: `before ${word}`, title: `Before ${word}`, titleColor: 'rgb(255 59 48)', imageUrl: 'data:,' },
      { id: word, title: word, titleColor: word, imageUrl: 'data:,' },
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Before inherit')).toHaveAttribute('data-tinted')
    for (const word of hueless) await expect(canvas.getByText(word)).not.toHaveAttribute('data-tinted')
  },
}

/** No words stand on the ground of a picture, so white and greys are taken there too; what is no colour leaves ours. */
export const GroundFromWhite: Story = {
  tags: ['no-visual'],
  args: {
    index: 0,
    slides: [
      { ...slides[0]!, alternativeText: 'Hexadecimal', colorBegin: '#ffffff', colorEnd: '#0b4a5a' },
      { ...slides[1]!, alternativeText: 'By name', colorBegin: 'white', colorEnd: 'rgb(11 74 90 / 50%)' },
      { ...slides[2]!, alternativeText: 'No colour', colorBegin: 'inherit', colorEnd: '#0b4a5a' },
    ],
  },
  play: async ({ canvas }) => {
    const groundOf = (name: string) => canvas.getByAltText(name).parentElement
    await expect(groundOf('Hexadecimal')).toHaveStyle({
      backgroundImage: 'linear-gradient(135deg, rgb(255, 255, 255), rgb(11, 74, 90))',
    })
    await expect(groundOf('By name')).toHaveStyle({
      backgroundImage: 'linear-gradient(135deg, rgb(255, 255, 255), rgba(11, 74, 90, 0.5))',
    })
    await expect(groundOf('No colour')).toHaveStyle({ backgroundImage: 'none' })
  },
}

export const OneSlide: Story = { args: { index: 0, slides: slides.slice(0, 1) } }

export const PictureThatDoesNotCome: Story = {
  args: { index: 0, slides: [{ ...slides[0]!, imageUrl: 'data:,' }, ...slides.slice(1)] },
}

export const MovesByItself: Story = {
  render: ({ onSkip: _skip, onDone: _done, ...args }) => <Held {...args} />,
  args: {
    playing: true,
    onPlayingChange: fn(),
    labels: { ...labelsIn('Next'), previous: 'Previous', play: 'Play', pause: 'Pause' },
  },
}

export const LongGermanText: Story = {
  args: {
    lang: 'de',
    label: 'Einführung in Meridiana',
    index: 0,
    labels: labelsIn('Weiter zur nächsten Seite', 'Einführung überspringen'),
    slides: [
      {
        ...slides[1]!,
        title: 'Benachrichtigungseinstellungen für Arbeitssicherheitsbeauftragte',
        description:
          'Sie bestimmen selbst, worüber Sie benachrichtigt werden möchten, und finden jede Änderung mit Vorher und Nachher wieder.',
      },
      ...slides.slice(2),
    ],
  },
}

export const Greek: Story = {
  args: {
    lang: 'el',
    index: 0,
    labels: labelsIn('Επόμενο', 'Παράλειψη'),
    slides: [
      { ...slides[1]!, title: 'Ρωτήστε τον βοηθό', description: 'Διαβάζει όσα έχουν γράψει οι κοινότητές σας.' },
      ...slides.slice(2),
    ],
  },
}

export const Phone: Story = { tags: ['phone'], globals: { viewport: { value: 'phone' } } }

export const ByKeyboard: Story = {
  args: { index: 0 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Slide 1 of 3: Welcome to Meridiana' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(1)
    await expect(canvas.getByRole('status')).toHaveTextContent('Slide 2 of 3: Ask the assistant')
    canvas.getByRole('button', { name: 'Next' }).focus()
    await userEvent.keyboard(' ')
    const done = canvas.getByRole('button', { name: 'Begin' })
    await expect(done).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDone).toHaveBeenCalledOnce()
  },
}

function labelsIn(next: string, skip = 'Skip'): CarouselProps['labels'] {
  return {
    carousel: 'carousel',
    slide: 'slide',
    position: (current, total) => `${current} / ${total}`,
    dots: 'Choose a slide',
    dot: (title, current, total) => `${current} / ${total}: ${title}`,
    next,
    skip,
  }
}
