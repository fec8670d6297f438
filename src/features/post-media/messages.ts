import { defineMessages } from '@/shared/i18n'

/** What is said of pictures and tables in a text that is being written. */
export const messages = defineMessages<{
  choosePictures: void
  sendingPicture: { name: string }
  pictureGone: void
  pictureHeic: { name: string }
  pictureSvg: { name: string }
  pictureKind: { name: string }
  pictureBytes: { name: string }
  picturePixels: { name: string }
  pictureBroken: { name: string }
  pictureSending: { name: string }
  remove: void
  describe: void
  description: void
  whatItShows: void
  whatItShowsHint: void
  decorative: void
  decorativeHint: void
  caption: void
  optional: void
  save: void
  saving: void
  cancel: void
  close: void
  loading: void
  notSaved: void
  table: void
  tableTitle: void
  tableTitleMissing: void
  tableLarge: { columns: number; rows: number }
  tableSize: { columns: number; rows: number }
  firstRows: void
  importCsv: void
  chooseCsv: void
  csvLarge: { columns: number; rows: number }
  csvEmpty: void
  csvUnreadable: void
  pictureRow: void
  addPictures: void
  saveTable: void
  editTable: void
  tableFailed: void
  addRow: void
  addColumn: void
  removeRow: void
  removeColumn: void
  undo: void
  redo: void
  columnName: { column: number }
  cell: { row: number; column: string }
  editPicture: void
  editCover: void
  addCover: void
  replaceCover: void
  removeCover: void
  describeCover: void
  coverDescription: void
  chooseCover: void
}>({
  choosePictures: {
    id: 'postMedia.choosePictures',
    defaultMessage: 'Choose pictures',
    description: 'Names the field for files behind the tool Picture',
  },
  sendingPicture: {
    id: 'postMedia.sendingPicture',
    defaultMessage: 'Uploading {name}',
    description: 'Names the progress of a picture',
  },
  pictureGone: {
    id: 'postMedia.pictureGone',
    defaultMessage: 'This picture is no longer available',
    description: 'In place of a picture that the text names',
  },
  pictureHeic: {
    id: 'postMedia.pictureHeic',
    defaultMessage: '{name} is in HEIC format, which browsers can’t show. Save it as JPEG, or attach it as a file.',
    description: 'In place of a picture that was refused',
  },
  pictureSvg: {
    id: 'postMedia.pictureSvg',
    defaultMessage: '{name} is an SVG drawing, which can’t stand in a text. Save it as PNG, or attach it as a file.',
    description: 'In place of a picture that was refused',
  },
  pictureKind: {
    id: 'postMedia.pictureKind',
    defaultMessage: '{name} isn’t a JPEG, PNG, WebP or GIF picture. You can attach it as a file.',
    description: 'In place of a picture that was refused',
  },
  pictureBytes: {
    id: 'postMedia.pictureBytes',
    defaultMessage: '{name} is larger than 20 MB. Choose a smaller picture, or attach it as a file.',
    description: 'In place of a picture that was refused',
  },
  picturePixels: {
    id: 'postMedia.picturePixels',
    defaultMessage: '{name} has more than 100 megapixels. Make it smaller, or attach it as a file.',
    description: 'In place of a picture that was refused',
  },
  pictureBroken: {
    id: 'postMedia.pictureBroken',
    defaultMessage: '{name} is damaged and can’t be read',
    description: 'In place of a picture that was refused',
  },
  pictureSending: {
    id: 'postMedia.pictureSending',
    defaultMessage: 'Couldn’t upload {name}',
    description: 'In place of a picture that did not arrive; beside it Try again and Remove',
  },
  remove: {
    id: 'postMedia.remove',
    defaultMessage: 'Remove',
    description: 'Button at a picture or table in the text',
  },
  describe: {
    id: 'postMedia.describe',
    defaultMessage: 'Describe',
    description: 'Button at a picture without a description',
  },
  description: {
    id: 'postMedia.description',
    defaultMessage: 'Picture description',
    description: 'Button at a picture that has one, and title of the dialog',
  },
  whatItShows: {
    id: 'postMedia.whatItShows',
    defaultMessage: 'What does it show?',
    description: 'Label of the field for the description',
  },
  whatItShowsHint: {
    id: 'postMedia.whatItShowsHint',
    defaultMessage: 'Read aloud to people who can’t see it',
    description: 'Below the field for the description',
  },
  decorative: {
    id: 'postMedia.decorative',
    defaultMessage: 'Decorative',
    description: 'Box: the picture needs no description',
  },
  decorativeHint: {
    id: 'postMedia.decorativeHint',
    defaultMessage: 'It shows nothing that readers would miss',
    description: 'Below the box',
  },
  caption: {
    id: 'postMedia.caption',
    defaultMessage: 'Caption',
    description: 'Label of the field for the words below a picture',
  },
  optional: {
    id: 'postMedia.optional',
    defaultMessage: 'optional',
    description: 'Behind the label of a field',
  },
  save: {
    id: 'postMedia.save',
    defaultMessage: 'Save',
    description: 'Button',
  },
  saving: {
    id: 'postMedia.saving',
    defaultMessage: 'Saving…',
    description: 'On the button while it is under way',
  },
  cancel: {
    id: 'postMedia.cancel',
    defaultMessage: 'Cancel',
    description: 'Button',
  },
  close: {
    id: 'postMedia.close',
    defaultMessage: 'Close',
    description: 'Button of the dialog',
  },
  loading: {
    id: 'postMedia.loading',
    defaultMessage: 'Loading…',
    description: 'On the button while it is under way',
  },
  notSaved: {
    id: 'postMedia.notSaved',
    defaultMessage: 'Couldn’t save. What you wrote is still here.',
    description: 'In the dialog',
  },
  table: {
    id: 'postMedia.table',
    defaultMessage: 'Table',
    description: 'Title of the dialog',
  },
  tableTitle: {
    id: 'postMedia.tableTitle',
    defaultMessage: 'Title',
    description: 'Label of a field',
  },
  tableTitleMissing: {
    id: 'postMedia.tableTitleMissing',
    defaultMessage: 'Add a title',
    description: 'Below the field',
  },
  tableLarge: {
    id: 'postMedia.tableLarge',
    defaultMessage: 'You can write up to {columns} columns and {rows} rows by hand.',
    description: 'Below a table that is larger because it was pasted',
  },
  tableSize: {
    id: 'postMedia.tableSize',
    defaultMessage:
      '{columns, plural, one {# column} other {# columns}} and {rows, plural, one {# row} other {# rows}}. Only the first rows are shown here.',
    description: 'Above the beginning of a large table',
  },
  firstRows: {
    id: 'postMedia.firstRows',
    defaultMessage: 'First rows',
    description: 'Names the beginning of a large table, for screen readers',
  },
  importCsv: {
    id: 'postMedia.importCsv',
    defaultMessage: 'Import CSV',
    description: 'Button of the dialog of a table: takes the cells of a file',
  },
  chooseCsv: {
    id: 'postMedia.chooseCsv',
    defaultMessage: 'Choose a CSV file',
    description: 'Names the field for the file behind “Import CSV”',
  },
  csvLarge: {
    id: 'postMedia.csvLarge',
    defaultMessage: 'Too many cells. A table can have up to {columns} columns and {rows} rows.',
    description: 'Why a CSV file or pasted cells were not taken',
  },
  csvEmpty: {
    id: 'postMedia.csvEmpty',
    defaultMessage: 'This file has no cells.',
    description: 'Why a CSV file was not taken',
  },
  csvUnreadable: {
    id: 'postMedia.csvUnreadable',
    defaultMessage: 'This file couldn’t be read. Choose it again.',
    description: 'Why a CSV file was not taken',
  },
  pictureRow: {
    id: 'postMedia.pictureRow',
    defaultMessage: 'Pictures below the text',
    description: 'Heading above the pictures of a post that do not stand in its text, in the editor',
  },
  addPictures: {
    id: 'postMedia.addPictures',
    defaultMessage: 'Add pictures',
    description: 'Button below the text of a post that is being written',
  },
  saveTable: {
    id: 'postMedia.saveTable',
    defaultMessage: 'Save table',
    description: 'Button',
  },
  editTable: {
    id: 'postMedia.editTable',
    defaultMessage: 'Edit table',
    description: 'Button at a table in the text',
  },
  tableFailed: {
    id: 'postMedia.tableFailed',
    defaultMessage: 'Couldn’t open the table. Try again.',
    description: 'At a table in the text',
  },
  addRow: {
    id: 'postMedia.addRow',
    defaultMessage: 'Add row',
    description: 'Button of the table',
  },
  addColumn: {
    id: 'postMedia.addColumn',
    defaultMessage: 'Add column',
    description: 'Button of the table',
  },
  removeRow: {
    id: 'postMedia.removeRow',
    defaultMessage: 'Remove row',
    description: 'Button of the table',
  },
  removeColumn: {
    id: 'postMedia.removeColumn',
    defaultMessage: 'Remove column',
    description: 'Button of the table',
  },
  undo: {
    id: 'postMedia.undo',
    defaultMessage: 'Undo',
    description: 'Button of the table',
  },
  redo: {
    id: 'postMedia.redo',
    defaultMessage: 'Redo',
    description: 'Button of the table',
  },
  columnName: {
    id: 'postMedia.columnName',
    defaultMessage: 'Name of column {column, number}',
    description: 'Names a field; its place is a number',
  },
  cell: {
    id: 'postMedia.cell',
    defaultMessage: '{column}, row {row, number}',
    description: 'Names a field by its column and row',
  },
  editPicture: {
    id: 'postMedia.editPicture',
    defaultMessage: 'Edit',
    description: 'Button at a picture in the text: crop, rotate, hide areas',
  },
  editCover: {
    id: 'postMedia.editCover',
    defaultMessage: 'Edit cover',
    description: 'Button below the cover: crop, rotate, hide areas',
  },
  addCover: {
    id: 'postMedia.addCover',
    defaultMessage: 'Add a cover',
    description: 'Button above the title',
  },
  replaceCover: {
    id: 'postMedia.replaceCover',
    defaultMessage: 'Replace cover',
    description: 'Button above the title',
  },
  removeCover: {
    id: 'postMedia.removeCover',
    defaultMessage: 'Remove cover',
    description: 'Button above the title',
  },
  describeCover: {
    id: 'postMedia.describeCover',
    defaultMessage: 'Describe cover',
    description: 'Button at a cover without a description',
  },
  coverDescription: {
    id: 'postMedia.coverDescription',
    defaultMessage: 'Cover description',
    description: 'Button at a cover that has a description',
  },
  chooseCover: {
    id: 'postMedia.chooseCover',
    defaultMessage: 'Choose a cover',
    description: 'Names the field for a file behind the button',
  },
})
