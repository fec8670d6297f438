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

/** Messages about the versions of a file. */
export const versionMessages = defineMessages<{
  title: void
  count: Count
  close: void
  openVersions: { version: number; name: string }
  loading: void
  failed: void
  gone: void
  goneText: void
  version: { version: number }
  current: { version: number }
  facts: { size: string; name: string; date: string }
  note: { note: string }
  restoredFrom: { version: number }
  open: { version: number }
  download: { version: number }
  restore: void
  restoreOf: { version: number }
  restoring: void
  restored: { from: number; version: number }
  changed: void
  forbidden: void
  restoreFailed: void
  compare: void
  first: void
  second: void
  picture: { version: number }
}>({
  title: {
    id: 'attachments.versions.title',
    defaultMessage: 'Versions',
    description: 'Title of a dialog until the name of the file is known',
  },
  count: {
    id: 'attachments.versions.count',
    defaultMessage: '{count, plural, one {# version} other {# versions}}',
    description: 'Below the name of a file',
  },
  close: { id: 'attachments.versions.close', defaultMessage: 'Close', description: 'Button of the dialog' },
  openVersions: {
    id: 'attachments.versions.openVersions',
    defaultMessage: 'Version {version, number}: all versions of {name}',
    description: 'Button with the short number of the version; {name} is a file name',
  },
  loading: { id: 'attachments.versions.loading', defaultMessage: 'Loading the versions', description: 'Read out' },
  failed: {
    id: 'attachments.versions.failed',
    defaultMessage: 'Couldn’t load the versions',
    description: 'Title in place of the versions',
  },
  gone: {
    id: 'attachments.versions.gone',
    defaultMessage: 'This file is no longer on the post',
    description: 'Title in place of the versions',
  },
  goneText: {
    id: 'attachments.versions.goneText',
    defaultMessage: 'Someone may have removed it.',
    description: 'Text below that title',
  },
  version: {
    id: 'attachments.versions.version',
    defaultMessage: 'Version {version, number}',
    description: 'Names one version of a file',
  },
  current: {
    id: 'attachments.versions.current',
    defaultMessage: 'Version {version, number}, current',
    description: 'Names the newest version of a file',
  },
  facts: {
    id: 'attachments.versions.facts',
    defaultMessage: '{size}, {name}, {date}',
    description: 'Below the number of a version: size, who added it, when',
  },
  note: {
    id: 'attachments.versions.note',
    defaultMessage: '“{note}”',
    description: 'Below a version: what its writer says is new',
  },
  restoredFrom: {
    id: 'attachments.versions.restoredFrom',
    defaultMessage: 'Restored from version {version, number}',
    description: 'Below a version that brought an older one back',
  },
  open: {
    id: 'attachments.versions.open',
    defaultMessage: 'Open version {version, number}',
    description: 'Button with a sign alone: shows the file large',
  },
  download: {
    id: 'attachments.versions.download',
    defaultMessage: 'Download version {version, number}',
    description: 'Link with a sign alone',
  },
  restore: {
    id: 'attachments.versions.restore',
    defaultMessage: 'Restore',
    description: 'Button: makes an old version of a file its newest',
  },
  restoreOf: {
    id: 'attachments.versions.restoreOf',
    defaultMessage: 'Restore version {version, number}',
    description: 'The same for screen readers. Begins with the words of the button',
  },
  restoring: {
    id: 'attachments.versions.restoring',
    defaultMessage: 'Restoring',
    description: 'Read out while it is on its way',
  },
  restored: {
    id: 'attachments.versions.restored',
    defaultMessage: 'Version {from, number} is back as version {version, number}',
    description: 'Tip',
  },
  changed: {
    id: 'attachments.versions.changed',
    defaultMessage: 'The files of this post have changed. Look again, then restore.',
    description: 'Tip: nothing was restored, and the list is new now',
  },
  forbidden: {
    id: 'attachments.versions.forbidden',
    defaultMessage: 'You can’t change the files of this post',
    description: 'Tip: nothing was restored',
  },
  restoreFailed: {
    id: 'attachments.versions.restoreFailed',
    defaultMessage: 'Couldn’t restore the version. Try again.',
    description: 'Tip',
  },
  compare: {
    id: 'attachments.versions.compare',
    defaultMessage: 'Compare two versions',
    description: 'Names two pictures side by side, for screen readers',
  },
  first: {
    id: 'attachments.versions.first',
    defaultMessage: 'Compare',
    description: 'Label of a choice: the first of two versions of a picture',
  },
  second: {
    id: 'attachments.versions.second',
    defaultMessage: 'With',
    description: 'Label of a choice: the second of two versions of a picture',
  },
  picture: {
    id: 'attachments.versions.picture',
    defaultMessage: 'The picture in version {version, number}',
    description: 'Stands for the picture for those who don’t see it',
  },
})
