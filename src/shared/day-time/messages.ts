import { defineMessages } from '@/shared/i18n'

export const messages = defineMessages<{
  today: { time: string }
  yesterday: { time: string }
  dateAndTime: { date: string; time: string }
}>({
  today: {
    id: 'dayTime.today',
    defaultMessage: 'Today, {time}',
    description: 'When something happened; {time} is a time of day',
  },
  yesterday: {
    id: 'dayTime.yesterday',
    defaultMessage: 'Yesterday, {time}',
    description: 'When something happened; {time} is a time of day',
  },
  dateAndTime: {
    id: 'dayTime.dateAndTime',
    defaultMessage: '{date}, {time}',
    description: 'When something happened: a date in words and a time of day',
  },
})
