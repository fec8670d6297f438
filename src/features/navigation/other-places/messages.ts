import { defineMessages } from '@/shared/i18n'

/** The home selector and the sheet behind "More": their words come when they do. */
export const otherPlacesMessages = defineMessages<{
  chooseHome: { name: string }
  homes: void
  newHome: void
  closeMore: void
  otherPlaces: void
}>({
  chooseHome: {
    id: 'places.chooseHome',
    defaultMessage: '{name}, choose another home',
    description: 'Name of the home selector; {name} is the home one is in, which the button shows',
  },
  homes: { id: 'places.homes', defaultMessage: 'Homes', description: 'Names the list of homes' },
  newHome: { id: 'places.newHome', defaultMessage: 'New', description: 'Badge on a home that is new' },
  closeMore: {
    id: 'places.closeMore',
    defaultMessage: 'Close',
    description: 'Closes the sheet with the other places',
  },
  otherPlaces: {
    id: 'places.otherPlaces',
    defaultMessage: 'Other places',
    description: 'Names the list of places that the bottom menu has no room for, for screen readers',
  },
})
