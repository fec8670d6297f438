/** Generated from openapi/ by `npm run generate`. Do not edit: change openapi/ and generate again. */
import type { CarouselConfig } from '../events.gen.ts'
import type { SchemaOf } from '../json-schema/index.ts'

export const carouselConfigSchema: SchemaOf<CarouselConfig> = {
  schema: {
    type: 'object',
    required: ['slides'],
    properties: {
      slides: { type: 'array', minItems: 1, items: { $ref: 'CarouselSlide' } },
      skipButtonName: { type: 'string' },
      skipButtonColor: { $ref: 'CssColor' },
      nextButtonName: { type: 'string' },
      nextButtonColor: { $ref: 'CssColor' },
      doneButtonName: { type: 'string' },
      doneButtonColor: { $ref: 'CssColor' },
      dotColor: { $ref: 'CssColor' },
      descriptionFontSize_WebApp: { $ref: 'FontSize' },
    },
  },
  definitions: {
    CarouselSlide: {
      type: 'object',
      required: ['title', 'description', 'urlImage'],
      properties: {
        title: { type: 'string' },
        titleColor: { $ref: 'CssColor' },
        description: { type: 'string' },
        descriptionColor: { $ref: 'CssColor' },
        descriptionFontSize: { $ref: 'FontSize' },
        urlImage: { type: 'string', minLength: 1 },
        colorBegin: { $ref: 'CssColor' },
        colorEnd: { $ref: 'CssColor' },
        orientation_WebApp: { type: 'string', enum: ['row', 'column'] },
      },
    },
    CssColor: {
      type: ['string', 'null'],
      pattern: '^\\s*(#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|[a-zA-Z]{3,20}|(rgb|hsl)a?\\([0-9.,%/+\\s-]{1,64}\\))?\\s*$',
    },
    FontSize: {
      type: ['string', 'number', 'null'],
      pattern: '^\\s*([0-9]{1,4}(\\.[0-9]{1,4})?\\s*(px|rem|em|pt|%)?)?\\s*$',
      minimum: 0,
    },
  },
}
