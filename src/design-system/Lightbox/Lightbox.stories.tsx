import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'

import type { ComponentGuide } from '../guide'
import { Lightbox } from './Lightbox'
import type { LightboxProps } from './lightbox-props'

/** Drawn here, so that the story needs no server. */
const drawn = (hue: number, width: number, height: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="hsl(${hue} 30% 65%)"/><circle cx="50%" cy="55%" r="22%" fill="hsl(${hue} 30% 50%)"/></svg>`,
  )}`

const pictures = [
  {
    id: 'a',
    url: drawn(190, 1200, 800),
    alternativeText: 'The second press with its cover taken off',
    caption: 'press-2-open.jpg',
  },
  { id: 'b', url: drawn(25, 800, 1200), alternativeText: 'The worn sensor in a hand', caption: 'sensor-worn.jpg' },
  { id: 'c', url: drawn(140, 1600, 700), alternativeText: 'The new sensor in its place', caption: 'sensor-new.jpg' },
]

function WithState(props: LightboxProps) {
  const [index, setIndex] = useState(props.index)
  return <Lightbox {...props} index={index} onIndexChange={setIndex} />
}

const guide: ComponentGuide = {
  purpose: 'Pictures, films and documents of a post, one at a time over the whole page.',
  notFor: 'One picture within a text, files in a list (FileRow), and steps with words (Carousel).',
  keyboard: [
    { keys: '← →', does: 'The one before, the next' },
    { keys: 'Home, End', does: 'The first, the last' },
    { keys: '+ −', does: 'Closer, further away' },
    { keys: '0', does: 'Whole again' },
    { keys: 'Escape', does: 'Close it; the focus returns' },
  ],
  accessibility:
    'A modal dialog; number and words of each picture are announced. Pictures need an alternative text; films bring their own controls. Where a picture does not load, a sentence stands in its place.',
}

const meta = {
  title: 'Components/Overlays/Lightbox',
  tags: ['ready', 'overlay'],
  component: Lightbox,
  parameters: { guide, layout: 'fullscreen' },
  render: (args) => <WithState {...args} />,
  args: {
    pictures,
    index: 0,
    onIndexChange: () => {},
    onClose: () => {},
    labels: {
      title: 'Pictures of “Line 4 stop on Tuesday”',
      close: 'Close',
      previous: 'Previous picture',
      next: 'Next picture',
      thumbnails: 'All pictures',
      position: (current, total) => `${current} of ${total}`,
      failed: 'Couldn’t load this picture.',
      noPreview: 'No preview for this file type. You can download it.',
      zoomIn: 'Closer',
      zoomOut: 'Further away',
    },
  },
} satisfies Meta<typeof Lightbox>

export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {}
export const Upright: Story = { args: { index: 1 } }
export const OnlyOne: Story = { args: { pictures: pictures.slice(0, 1) } }
export const DoesNotLoad: Story = {
  args: {
    pictures: [
      { id: 'x', url: 'data:image/png;base64,AA', alternativeText: 'A picture that is gone', caption: 'gone.jpg' },
    ],
  },
}

export const ByKeyboard: Story = {
  play: async () => {
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(screen.getByText('sensor-worn.jpg')).toBeVisible())
    await userEvent.keyboard('{End}')
    await waitFor(() => expect(screen.getByText('sensor-new.jpg')).toBeVisible())
  },
}

/** A film brings its own controls; this one has no file to play. */
export const Film: Story = {
  tags: ['no-visual'],
  args: {
    pictures: [
      {
        id: 'film',
        kind: 'video',
        url: 'data:video/mp4,',
        thumbnailUrl: drawn(220, 1200, 675),
        alternativeText: 'The press at work after the repair',
        caption: 'press-2-running.mp4',
      },
    ],
  },
}

export const Document: Story = {
  tags: ['no-visual'],
  args: {
    pictures: [
      {
        id: 'report',
        kind: 'pdf',
        url: 'about:blank',
        alternativeText: 'Report on the stop of line 4',
        caption: 'report-line4.pdf',
      },
    ],
  },
}

export const Closer: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Closer' }))
    await userEvent.keyboard('+')
    const frame = screen.getByRole('group', { name: 'The second press with its cover taken off' })
    await waitFor(() => expect(frame.scrollHeight).toBeGreaterThan(frame.clientHeight))
    await userEvent.keyboard('--')
    await waitFor(() => expect(frame.scrollHeight).toBe(frame.clientHeight))
    await userEvent.keyboard('+')
    await userEvent.keyboard('0')
    await expect(screen.getByRole('button', { name: 'Further away' })).toHaveAttribute('aria-disabled', 'true')
  },
}

/** What the browser cannot show is named, and stands with its sign among the small pictures. */
export const FileAmongPictures: Story = {
  args: {
    pictures: [
      {
        id: 'sheet',
        kind: 'file',
        url: './measurements.xlsx',
        alternativeText: 'measurements.xlsx',
        caption: 'measurements.xlsx',
      },
      ...pictures.slice(0, 2),
    ],
  },
  play: async () => {
    const words = 'No preview for this file type. You can download it.'
    await waitFor(() => expect(screen.getByText(words)).toBeVisible())
  },
}

const german: LightboxProps['labels'] = {
  title: 'Bilder von „Stillstand der Linie 4 am Dienstag“',
  close: 'Schließen',
  previous: 'Vorheriges Bild',
  next: 'Nächstes Bild',
  thumbnails: 'Alle Bilder',
  position: (current, total) => `${current} von ${total}`,
  failed: 'Dieses Bild konnte nicht geladen werden.',
  noPreview: 'Dateien dieser Art können hier nicht angezeigt werden. Sie können sie herunterladen.',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
}

export const LongGerman: Story = {
  tags: ['no-visual'],
  args: {
    labels: german,
    pictures: [
      {
        id: 'a',
        url: drawn(190, 1200, 800),
        alternativeText: 'Die zweite Presse ohne Abdeckung',
        caption: 'Positionssensorüberprüfungsdokumentation-Presse-2-Außenansicht-ohne-Schutzabdeckung.jpg',
      },
    ],
  },
}

export const GreekOnAPhone: Story = {
  tags: ['no-visual'],
  globals: { viewport: { value: 'phone' } },
  args: {
    labels: { ...german, title: 'Εικόνες από τη γραμμή 4', position: (current, total) => `${current} από ${total}` },
    pictures: pictures.map((picture) => ({ ...picture, caption: 'αισθητήρας-πρέσας-2.jpg' })),
  },
}
