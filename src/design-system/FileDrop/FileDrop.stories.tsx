import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, within } from 'storybook/test'
import { Button } from '../Button'
import { FileRow } from '../FileRow'
import { fileSizeText } from '../FileSize'
import type { ComponentGuide } from '../guide'
import { Progress } from '../Progress'
import { FileDrop, type FileDropProps } from './FileDrop'
import type { FileProblem } from './check-files'

const guide: ComponentGuide = {
  purpose:
    'Takes files into a form by drag and drop, by paste or by the system’s dialog, checks their kind, size and number, and says of each file that it did not take what is wrong with it.',
  notFor:
    'Showing files that are there already (FileRow), a picture of a person with its crop, whole folders. How far a file has travelled is the user’s to show: a FileRow with a Progress below it.',
  keyboard: [
    { keys: 'Enter, Space', does: 'Open the system’s dialog' },
    { keys: 'Ctrl + V', does: 'Take the files or the picture from the clipboard' },
    { keys: 'Tab', does: 'Go on; after a refusal to the button that puts the message away' },
  ],
  accessibility:
    'A native file input that lies over the whole surface, named by its label and described by help and error. Refused files are announced at once as an alert. Say the accepted kinds and the largest size in the description, and give describeRejection whole sentences that name the file.',
}

const english = (value: number, options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat('en-GB', options).format(value)

const reasons: Record<FileProblem, (name: string, size: string) => string> = {
  kind: (name) => `${name} is not a PDF or a picture.`,
  size: (name, size) => `${name} has ${size}; 10 MB is the most.`,
  empty: (name) => `${name} is empty.`,
  folder: (name) => `${name} is a folder. Add the files inside it instead.`,
  count: (name) => `${name} is one too many: five files fit here.`,
}

const meta = {
  title: 'Components/Fields/FileDrop',
  component: FileDrop,
  tags: ['ready'],
  parameters: { guide },
  args: {
    label: 'Attachments',
    description: 'PDF or pictures, up to 10 MB each, five at most.',
    dropLabel: 'Drag files here, paste them, or',
    chooseLabel: 'Choose files',
    releaseLabel: 'Drop to add',
    dismissLabel: 'Close',
    accept: '.pdf,image/*',
    maxBytes: 10_000_000,
    maxFiles: 5,
    multiple: true,
    onFiles: fn(),
    describeRejection: ({ file, problem }) => reasons[problem](file.name, fileSizeText(file.size, english)),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 480 }}>{Story()}</div>],
} satisfies Meta<typeof FileDrop>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithError: Story = { args: { error: 'Attach the report before you send the request.' } }
export const Optional: Story = { args: { optionalLabel: 'optional' } }
export const Disabled: Story = { args: { disabled: true } }

const megabytes = (count: number) => new Uint8Array(count * 1_000_000)

export const FilesAbove: Story = {
  play: async ({ canvasElement }) => {
    const surface = within(canvasElement).getByLabelText('Attachments').parentElement!
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['report'], 'report-line4.pdf', { type: 'application/pdf' }))
    surface.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }))
    await expect(await within(canvasElement).findByText('Drop to add')).toBeVisible()
  },
}

export const Refused: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const surface = canvas.getByLabelText('Attachments').parentElement!
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['report'], 'report-line4.pdf', { type: 'application/pdf' }))
    dataTransfer.items.add(new File([megabytes(14)], 'press-2-left-side.png', { type: 'image/png' }))
    dataTransfer.items.add(new File(['sheet'], 'values-week-47.xlsx'))
    surface.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }))
    await expect(args.onFiles).toHaveBeenCalledOnce()
    await expect(await canvas.findByText('press-2-left-side.png has 14 MB; 10 MB is the most.')).toBeVisible()
    await expect(canvas.getByText('values-week-47.xlsx is not a PDF or a picture.')).toBeVisible()
  },
}

function WithList({ onFiles, ...props }: FileDropProps) {
  const [files, setFiles] = useState([new File([megabytes(2)], 'report-line4.pdf', { type: 'application/pdf' })])
  return (
    <>
      <FileDrop
        {...props}
        onFiles={(more) => {
          setFiles([...files, ...more])
          onFiles(more)
        }}
      />
      {files.map((file, index) => (
        <FileRow
          key={file.name}
          name={file.name}
          mimeType={file.type}
          meta={fileSizeText(file.size, english)}
          progress={index === 0 && <Progress label="Sending report-line4.pdf" value={62} max={100} />}
          actions={
            <Button size="sm" variant="plain" onClick={() => setFiles(files.filter((other) => other !== file))}>
              Remove
            </Button>
          }
        />
      ))}
    </>
  )
}

export const WithFilesOnTheirWay: Story = {
  render: (args) => <WithList {...args} />,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const proof = new File(['proof'], 'spring-catalogue-proof.pdf', { type: 'application/pdf' })
    await userEvent.upload(canvas.getByLabelText('Attachments'), proof)
    await expect(args.onFiles).toHaveBeenCalledWith([proof])
    await expect(await canvas.findByText('spring-catalogue-proof.pdf')).toBeVisible()
  },
}

export const LongGerman: Story = {
  args: {
    label: 'Anlagen zur Qualitätssicherungsdokumentation',
    description: 'PDF-Dateien oder Bilder mit höchstens 10 MB je Datei, insgesamt höchstens fünf Dateien.',
    dropLabel: 'Dateien hierher ziehen, einfügen oder',
    chooseLabel: 'Dateien auswählen',
  },
  decorators: [(Story) => <div lang="de">{Story()}</div>],
}

export const Greek: Story = {
  args: {
    label: 'Συνημμένα',
    description: 'PDF ή εικόνες, έως 10 MB το καθένα, το πολύ πέντε.',
    dropLabel: 'Σύρετε αρχεία εδώ, επικολλήστε τα ή',
    chooseLabel: 'Επιλογή αρχείων',
  },
  decorators: [(Story) => <div lang="el">{Story()}</div>],
}

export const Narrow: Story = { decorators: [(Story) => <div style={{ maxInlineSize: 280 }}>{Story()}</div>] }

export const GermanOnAPhone: Story = { ...LongGerman, tags: ['no-visual'], globals: { viewport: { value: 'phone' } } }
