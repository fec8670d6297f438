import { defineMessages } from '@/shared/i18n'

/** What is said in the editor of a picture. */
export const messages = defineMessages<{
  title: void
  close: void
  mode: void
  crop: void
  hide: void
  focal: void
  turnLeft: void
  turnRight: void
  mirror: void
  reset: void
  shape: void
  free: void
  square: void
  cover: void
  band: void
  cropArea: void
  handle: { side: string }
  areas: void
  area: { number: number }
  areaOnPicture: { number: number }
  addArea: void
  removeArea: { number: number }
  hideHint: void
  focalHint: void
  fromLeft: void
  fromTop: void
  preview: void
  asCard: void
  onPhone: void
  privacy: void
  save: void
  saving: void
  cancel: void
  loading: void
  notLoaded: void
  notLoadedText: void
  notSaved: void
}>({
  title: {
    id: 'imageEditor.title',
    defaultMessage: 'Edit picture',
    description: 'Title of the dialog in which a picture is cropped, rotated and covered in parts',
  },
  close: { id: 'imageEditor.close', defaultMessage: 'Close', description: 'Button in the corner of that dialog' },
  mode: {
    id: 'imageEditor.mode',
    defaultMessage: 'What to change',
    description: 'Names the choice between Crop, Hide areas and Focal point',
  },
  crop: { id: 'imageEditor.crop', defaultMessage: 'Crop', description: 'Choice: cut the picture' },
  hide: {
    id: 'imageEditor.hide',
    defaultMessage: 'Hide areas',
    description: 'Choice: paint over parts of the picture',
  },
  focal: {
    id: 'imageEditor.focal',
    defaultMessage: 'Focal point',
    description: 'Choice: the point that stays in sight wherever the picture is cut',
  },
  turnLeft: { id: 'imageEditor.turnLeft', defaultMessage: 'Rotate left', description: 'Button, a quarter of a turn' },
  turnRight: {
    id: 'imageEditor.turnRight',
    defaultMessage: 'Rotate right',
    description: 'Button, a quarter of a turn',
  },
  mirror: {
    id: 'imageEditor.mirror',
    defaultMessage: 'Flip horizontally',
    description: 'Button: swaps left and right',
  },
  reset: {
    id: 'imageEditor.reset',
    defaultMessage: 'Reset',
    description: 'Button: takes all changes of the picture back',
  },
  shape: { id: 'imageEditor.shape', defaultMessage: 'Shape', description: 'Names the choice of the ratio of the crop' },
  free: { id: 'imageEditor.free', defaultMessage: 'Free', description: 'Shape of the crop: any ratio' },
  square: { id: 'imageEditor.square', defaultMessage: 'Square', description: 'Shape of the crop: 1:1' },
  cover: { id: 'imageEditor.cover', defaultMessage: 'Cover (12:5)', description: 'Shape of the crop: that of covers' },
  band: {
    id: 'imageEditor.band',
    defaultMessage: 'Community cover (6:1)',
    description: 'Shape of the crop: that of the cover of a community',
  },
  cropArea: {
    id: 'imageEditor.cropArea',
    defaultMessage: 'Crop area. Arrow keys move it, with Shift by 10 pixels.',
    description: 'Read out for the frame around what stays of the picture',
  },
  handle: {
    id: 'imageEditor.handle',
    defaultMessage:
      '{side, select, nw {Top left corner} n {Top edge} ne {Top right corner} e {Right edge} se {Bottom right corner} s {Bottom edge} sw {Bottom left corner} other {Left edge}}. Arrow keys move it.',
    description: 'Read out for one of the eight handles of that frame',
  },
  areas: { id: 'imageEditor.areas', defaultMessage: 'Hidden areas', description: 'Names the list of the hidden areas' },
  area: {
    id: 'imageEditor.area',
    defaultMessage: 'Area {number}',
    description: 'Button that selects a hidden area, to move and resize it',
  },
  areaOnPicture: {
    id: 'imageEditor.areaOnPicture',
    defaultMessage: 'Hidden area {number}. Arrow keys move it, with Shift by 10 pixels.',
    description: 'Read out for the frame around a hidden area on the picture',
  },
  addArea: { id: 'imageEditor.addArea', defaultMessage: 'Add area', description: 'Button: one more hidden area' },
  removeArea: {
    id: 'imageEditor.removeArea',
    defaultMessage: 'Remove area {number}',
    description: 'Button beside a hidden area',
  },
  hideHint: {
    id: 'imageEditor.hideHint',
    defaultMessage: 'Hidden areas are painted solid black. What is under them can’t be brought back.',
    description: 'Below the list of hidden areas',
  },
  focalHint: {
    id: 'imageEditor.focalHint',
    defaultMessage: 'This point stays visible wherever the picture is cut.',
    description: 'Above the fields for the focal point',
  },
  fromLeft: {
    id: 'imageEditor.fromLeft',
    defaultMessage: 'From the left',
    description: 'Names a slider: where the focal point is, in percent of the width',
  },
  fromTop: {
    id: 'imageEditor.fromTop',
    defaultMessage: 'From the top',
    description: 'Names a slider: where the focal point is, in percent of the height',
  },
  preview: { id: 'imageEditor.preview', defaultMessage: 'Preview', description: 'Heading above two small pictures' },
  asCard: {
    id: 'imageEditor.asCard',
    defaultMessage: 'On a card',
    description: 'Below a preview: as a card of the feed',
  },
  onPhone: { id: 'imageEditor.onPhone', defaultMessage: 'On a phone', description: 'Below a preview: in the post' },
  privacy: {
    id: 'imageEditor.privacy',
    defaultMessage: 'Only the result is uploaded, without where, when and with what the photo was taken.',
    description: 'At the end of the dialog',
  },
  save: { id: 'imageEditor.save', defaultMessage: 'Save', description: 'Button' },
  saving: { id: 'imageEditor.saving', defaultMessage: 'Saving…', description: 'Said while the picture is saved' },
  cancel: { id: 'imageEditor.cancel', defaultMessage: 'Cancel', description: 'Button' },
  loading: { id: 'imageEditor.loading', defaultMessage: 'Loading the picture', description: 'Said while it is loaded' },
  notLoaded: {
    id: 'imageEditor.notLoaded',
    defaultMessage: 'The picture couldn’t be loaded',
    description: 'Title in the dialog instead of the picture',
  },
  notLoadedText: {
    id: 'imageEditor.notLoadedText',
    defaultMessage: 'It stays in your post as it is.',
    description: 'Below that title',
  },
  notSaved: {
    id: 'imageEditor.notSaved',
    defaultMessage: 'The picture couldn’t be saved. Your changes are still here.',
    description: 'In the dialog when saving has failed',
  },
})
