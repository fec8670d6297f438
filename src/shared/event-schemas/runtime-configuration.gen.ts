/** Generated from openapi/ by `npm run generate`. Do not edit: change openapi/ and generate again. */
import type { RuntimeConfiguration } from '../events.gen.ts'
import type { SchemaOf } from '../json-schema/index.ts'

export const runtimeConfigurationSchema: SchemaOf<RuntimeConfiguration> = {
  schema: {
    type: 'object',
    required: [
      'basePath',
      'apiBase',
      'learningApiBase',
      'languages',
      'defaultLanguage',
      'chatOrigin',
      'imageOrigins',
      'realtime',
      'authTokenSyncUrl',
      'headerlessRoutes',
      'carouselHiddenRoutes',
      'labelSets',
      'developerPanel',
      'errorReportUrl',
    ],
    properties: {
      basePath: { type: 'string', pattern: '^/([A-Za-z0-9._~-]+/)*$' },
      apiBase: { type: 'string', minLength: 1 },
      learningApiBase: { type: 'string', minLength: 1 },
      languages: { type: 'array', minItems: 1, uniqueItems: true, items: { $ref: 'LanguageCode' } },
      defaultLanguage: { $ref: 'LanguageCode' },
      chatOrigin: { $ref: 'OriginOrNull' },
      imageOrigins: { type: 'array', items: { $ref: 'Origin' } },
      realtime: {
        type: 'object',
        required: ['enabled'],
        properties: { enabled: { type: 'boolean' } },
        additionalProperties: false,
      },
      authTokenSyncUrl: { type: ['string', 'null'], minLength: 1 },
      headerlessRoutes: { type: 'array', items: { type: 'string', minLength: 1 } },
      carouselHiddenRoutes: { type: 'array', items: { type: 'string', minLength: 1 } },
      labelSets: {
        type: 'object',
        required: ['static', 'dynamic'],
        properties: {
          static: { type: 'array', items: { $ref: 'StaticLabelSet' } },
          dynamic: { type: 'array', items: { type: 'string', pattern: '^[A-Za-z0-9_-]{1,64}$' } },
        },
        additionalProperties: false,
      },
      developerPanel: { type: 'boolean' },
      errorReportUrl: { type: ['string', 'null'], minLength: 1 },
    },
    additionalProperties: false,
  },
  definitions: {
    LanguageCode: { type: 'string', enum: ['en', 'it', 'es', 'de', 'el', 'pt', 'fr'] },
    Origin: { type: 'string', pattern: '^https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?$' },
    OriginOrNull: { oneOf: [{ $ref: 'Origin' }, { type: 'null' }] },
    StaticLabelSet: {
      type: 'object',
      required: ['prefix', 'suffix'],
      properties: { prefix: { type: 'string', minLength: 1 }, suffix: { type: 'string' } },
      additionalProperties: false,
    },
  },
}
