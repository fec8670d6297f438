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
  atPage: { name: string; page: number }
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
    defaultMessage: 'Stored outside the portal: {address}',
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
    defaultMessage: '{count, plural, one {Show file} other {Show all # files}}',
    description: 'Below the first few files of a post: leads to all of them',
  },
  loading: { id: 'attachments.loading', defaultMessage: 'Loading files', description: 'For screen readers' },
  empty: { id: 'attachments.empty', defaultMessage: 'No files', description: 'Title where a post has no files' },
  emptyText: {
    id: 'attachments.emptyText',
    defaultMessage: 'This post has no attachments.',
    description: 'Text where a post has no files',
  },
  failed: {
    id: 'attachments.failed',
    defaultMessage: 'Couldn’t load the files',
    description: 'Title in place of the files',
  },
  failedText: {
    id: 'attachments.failedText',
    defaultMessage: 'Nothing is lost. Try again in a moment.',
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
    defaultMessage: 'Couldn’t load this picture.',
    description: 'In place of a picture',
  },
  noPreview: {
    id: 'attachments.noPreview',
    defaultMessage: 'No preview for this file type. You can download it.',
    description: 'In place of a file that is neither picture, film nor document',
  },
  atPage: {
    id: 'attachments.atPage',
    defaultMessage: '{name}, page {page, number}',
    description: 'Below a document in the large view that is shown at one of its pages',
  },
  zoomIn: { id: 'attachments.zoomIn', defaultMessage: 'Zoom in', description: 'Button of the large view' },
  zoomOut: { id: 'attachments.zoomOut', defaultMessage: 'Zoom out', description: 'Button of the large view' },
})

/** The words of the versions of a file. */
export const versionMessages = defineMessages<{
  versions: void
  count: { count: number }
  closeVersions: void
  openVersions: { name: string }
  versionsFailed: void
  tryVersionsAgain: void
  gone: void
  versionNumber: { version: number }
  currentVersion: { version: number }
  facts: { size: string; name: string; date: string }
  restoredFrom: { version: number }
  downloadVersion: void
  restore: void
  restored: { version: number }
  conflict: void
  restoreForbidden: void
  restoreFailed: void
  firstPicture: void
  secondPicture: void
}>({
  versions: {
    id: 'attachments.versions',
    defaultMessage: 'Versions',
    description: 'Title of a dialog until the name of the file is known',
  },
  count: {
    id: 'attachments.count',
    defaultMessage: '{count, plural, one {# version} other {# versions}}',
    description: 'Below the name of a file',
  },
  closeVersions: {
    id: 'attachments.closeVersions',
    defaultMessage: 'Close',
    description: 'Button',
  },
  openVersions: {
    id: 'attachments.openVersions',
    defaultMessage: 'Versions of {name}',
    description: 'Button with the number of the version of a file',
  },
  versionsFailed: {
    id: 'attachments.versionsFailed',
    defaultMessage: 'Couldn’t load the versions',
    description: 'In place of the versions',
  },
  tryVersionsAgain: {
    id: 'attachments.tryVersionsAgain',
    defaultMessage: 'Try again',
    description: 'Button',
  },
  gone: {
    id: 'attachments.gone',
    defaultMessage: 'This file has been removed from the post.',
    description: 'In place of the versions',
  },
  versionNumber: {
    id: 'attachments.versionNumber',
    defaultMessage: 'Version {version}',
    description: 'Names one version of a file',
  },
  currentVersion: {
    id: 'attachments.currentVersion',
    defaultMessage: 'Version {version}, current',
    description: 'Names the newest version of a file',
  },
  facts: {
    id: 'attachments.facts',
    defaultMessage: '{size}, {name}, {date}',
    description: 'Below the number of a version: size, who added it, when',
  },
  restoredFrom: {
    id: 'attachments.restoredFrom',
    defaultMessage: 'Restored from version {version}',
    description: 'In the row of a version',
  },
  downloadVersion: {
    id: 'attachments.downloadVersion',
    defaultMessage: 'Download',
    description: 'Link',
  },
  restore: {
    id: 'attachments.restore',
    defaultMessage: 'Restore',
    description: 'Button: makes an old version of a file its newest',
  },
  restored: {
    id: 'attachments.restored',
    defaultMessage: 'Version {version} restored as the newest',
    description: 'Tip',
  },
  conflict: {
    id: 'attachments.conflict',
    defaultMessage: 'The files changed meanwhile. Check and try again.',
    description: 'Tip',
  },
  restoreForbidden: {
    id: 'attachments.restoreForbidden',
    defaultMessage: 'You can’t change the files of this post',
    description: 'Tip',
  },
  restoreFailed: {
    id: 'attachments.restoreFailed',
    defaultMessage: 'Couldn’t restore the version. Try again.',
    description: 'Tip',
  },
  firstPicture: {
    id: 'attachments.firstPicture',
    defaultMessage: 'Compare',
    description: 'Label of a choice: the first of two pictures',
  },
  secondPicture: {
    id: 'attachments.secondPicture',
    defaultMessage: 'With',
    description: 'Label of a choice: the second of two pictures',
  },
})
