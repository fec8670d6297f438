/** First line of every generated file. */
export const banner =
  '/** Generated from openapi/ by `npm run generate`. Do not edit: change openapi/ and generate again. */\n'
