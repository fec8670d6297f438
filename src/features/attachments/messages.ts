import { defineMessages } from '@/shared/i18n'

type Count = { count: number }

export const messages = defineMessages<{
  title: void
  sizeAndDay: { size: string; day: string }
  sizeWhoAndDay: { size: string; name: string; day: string }
  foreignAddress: { address: string }
  version: { version: number }
  versionLong: { version: number }
  download: { name: string }
  all: Count
  loading: void
  empty: void
  emptyText: void
  failed: void
  failedText: void
  gallery: void
  close: void
  previous: void
  next: void
  thumbnails: void
  position: { current: number; total: number }
  pictureFailed: void
  noPreview: void
  zoomIn: void
  zoomOut: void
}>({
  title: { id: 'attachments.title', defaultMessage: 'Attachments', description: 'Heading of the files of a post' },
  sizeAndDay: {
    id: 'attachments.sizeAndDay',
    defaultMessage: '{size}, {day}',
    description: 'Below a file name: "2.4 MB, yesterday"',
  },
  sizeWhoAndDay: {
    id: 'attachments.sizeWhoAndDay',
    defaultMessage: '{size}, added by {name}, {day}',
    description: 'Below a file name: "2.4 MB, added by Marco Bianchi, yesterday"',
  },
  foreignAddress: {
    id: 'attachments.foreignAddress',
    defaultMessage: 'Kept outside the portal: {address}',
    description: 'Below the name of a file that lies elsewhere; its address is shown and is no link',
  },
  version: {
    id: 'attachments.version',
    defaultMessage: 'v{version, number}',
    description: 'Short, on a small label behind a file name',
  },
  versionLong: {
    id: 'attachments.versionLong',
    defaultMessage: 'Version {version, number}',
    description: 'The same for screen readers',
  },
  download: {
    id: 'attachments.download',
    defaultMessage: 'Download {name}',
    description: 'Button; {name} is a file name',
  },
  all: {
    id: 'attachments.all',
    defaultMessage: '{count, plural, one {Show the file} other {Show all # files}}',
    description: 'Below the first few files of a post: leads to all of them',
  },
  loading: { id: 'attachments.loading', defaultMessage: 'Loading the files', description: 'For screen readers' },
  empty: { id: 'attachments.empty', defaultMessage: 'No files here', description: 'Title where a post has no files' },
  emptyText: {
    id: 'attachments.emptyText',
    defaultMessage: 'Nothing was attached to this post.',
    description: 'Text where a post has no files',
  },
  failed: {
    id: 'attachments.failed',
    defaultMessage: 'The files could not be loaded',
    description: 'Title in place of the files',
  },
  failedText: {
    id: 'attachments.failedText',
    defaultMessage: 'They are still there. Try it once more in a moment.',
    description: 'Below "The files could not be loaded"',
  },
  gallery: {
    id: 'attachments.gallery',
    defaultMessage: 'Attached files',
    description: 'Names the large view of files, one at a time',
  },
  close: { id: 'attachments.close', defaultMessage: 'Close', description: 'Closes the large view' },
  previous: { id: 'attachments.previous', defaultMessage: 'Previous file', description: 'Button' },
  next: { id: 'attachments.next', defaultMessage: 'Next file', description: 'Button' },
  thumbnails: {
    id: 'attachments.thumbnails',
    defaultMessage: 'All files',
    description: 'Names the row of small pictures',
  },
  position: {
    id: 'attachments.position',
    defaultMessage: '{current, number} of {total, number}',
    description: 'Which picture is shown',
  },
  pictureFailed: {
    id: 'attachments.pictureFailed',
    defaultMessage: 'This picture cannot be shown.',
    description: 'In place of a picture',
  },
  noPreview: {
    id: 'attachments.noPreview',
    defaultMessage: 'This kind of file cannot be shown here. You can download it.',
    description: 'In place of a file that is neither picture, film nor document',
  },
  zoomIn: { id: 'attachments.zoomIn', defaultMessage: 'Zoom in', description: 'Button of the large view' },
  zoomOut: { id: 'attachments.zoomOut', defaultMessage: 'Zoom out', description: 'Button of the large view' },
})
