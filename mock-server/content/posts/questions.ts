import type { WrittenPost } from './types.ts'

/** A post that nobody has answered, so many days ago and by a number that was free. */
export type OpenQuestion = { number: number; daysAgo: number; written: WrittenPost }

/** What people asked and nobody has answered yet. */
export const openQuestions: OpenQuestion[] = [
  {
    number: 997,
    daysAgo: 11,
    written: {
      language: 'en',
      title: 'Who still has the drawing of the first Alba bracket?',
      by: 'anna-lindqvist',
      community: 'product-launches',
      body: `
The sample in the showroom fell out of its bracket, and the bracket is older than our archive. I need the drawing, or somebody who remembers the screw.

If you have it on paper, a photo is enough. #alba
`,
    },
  },
  {
    number: 1004,
    daysAgo: 15,
    written: {
      language: 'en',
      title: 'Would anybody join a reading group on colour?',
      by: 'felix-neumann',
      community: 'learning-corner',
      body: `
One chapter every second Thursday, half an hour, with a lamp in the middle of the table. I would begin with Albers and go wherever you like from there. #reading

Three people make a group. So far there is me.
`,
    },
  },
  {
    number: 990,
    daysAgo: 21,
    written: {
      language: 'it',
      title: 'Il lettore di tessere della portineria legge due volte',
      by: 'luca-ferrari',
      community: 'it-service-desk',
      body: `
Da lunedì il lettore della portineria est registra ogni passaggio due volte. Nei rapporti risulto entrato il doppio di quanto sono uscito. Succede anche a voi? #maintenance
`,
    },
  },
]
