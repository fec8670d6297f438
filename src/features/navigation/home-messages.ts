import { defineMessages } from '@/shared/i18n'

/** Words of the home selector, and of the homes behind "More". */
export const messages = defineMessages<{ chooseHome: { name: string }; homes: void; newHome: void }>({
  chooseHome: {
    id: 'places.chooseHome',
    defaultMessage: '{name}, choose another home',
    description: 'Name of the home selector; {name} is the home one is in, which the button shows',
  },
  homes: { id: 'places.homes', defaultMessage: 'Homes', description: 'Names the list of homes' },
  newHome: { id: 'places.newHome', defaultMessage: 'New', description: 'Badge on a home that is new' },
})
