import { defineMessages } from '@/shared/i18n'

/** Words of the sheet behind "More", on phones. */
export const messages = defineMessages({
  close: { id: 'places.closeMore', defaultMessage: 'Close', description: 'Closes the sheet with the other places' },
  otherPlaces: {
    id: 'places.otherPlaces',
    defaultMessage: 'Other places',
    description: 'Names the list of places that the bottom menu has no room for, for screen readers',
  },
})
