import { defineMessages } from '@/shared/i18n'

/** Two texts of one thing beside each other. */
export const messages = defineMessages<{
  close: void
  conflict: void
  mine: void
  theirs: void
  whichText: void
  changed: void
  keepMine: void
  takeTheirs: void
  untitled: void
  picture: void
  otherCover: void
  otherPictures: void
  otherOrder: void
}>({
  close: {
    id: 'conflict.close',
    defaultMessage: 'Close',
    description: 'Button that closes a dialog',
  },
  conflict: {
    id: 'conflict.conflict',
    defaultMessage: 'This post has changed',
    description: 'Title of the dialog that shows two texts',
  },
  mine: {
    id: 'conflict.mine',
    defaultMessage: 'Your text',
    description: 'Heading of one of two texts',
  },
  theirs: {
    id: 'conflict.theirs',
    defaultMessage: 'Other text',
    description: 'Heading of one of two texts',
  },
  whichText: {
    id: 'conflict.whichText',
    defaultMessage: 'Which text is shown',
    description: 'Names the switch between two texts on a phone',
  },
  changed: {
    id: 'conflict.changed',
    defaultMessage: 'Changed',
    description: 'Marks a part of a text that differs',
  },
  keepMine: {
    id: 'conflict.keepMine',
    defaultMessage: 'Keep mine',
    description: 'Button of the dialog that shows two texts',
  },
  takeTheirs: {
    id: 'conflict.takeTheirs',
    defaultMessage: 'Use the other',
    description: 'Button of the dialog that shows two texts',
  },
  untitled: {
    id: 'conflict.untitled',
    defaultMessage: 'Untitled',
    description: 'Stands for the title of a draft without one',
  },
  picture: {
    id: 'conflict.picture',
    defaultMessage: 'Picture',
    description: 'Stands in a text for a picture without a name',
  },
  otherCover: {
    id: 'conflict.otherCover',
    defaultMessage: 'The cover is a different one.',
    description: 'In what two posts differ beside their texts',
  },
  otherPictures: {
    id: 'conflict.otherPictures',
    defaultMessage: 'The pictures are different ones.',
    description: 'In what two posts differ beside their texts',
  },
  otherOrder: {
    id: 'conflict.otherOrder',
    defaultMessage: 'The pictures are in a different order.',
    description: 'In what two posts differ beside their texts',
  },
})
