/** Generated from openapi/ by `npm run generate`. Do not edit: change openapi/ and generate again. */
import type { RuntimeConfiguration } from './events.gen'
import type { ShapeOf } from './shape'

/** What a RuntimeConfiguration looks like. */
export const runtimeConfigurationShape: ShapeOf<RuntimeConfiguration> = {
  shape: {
    basePath: '~^/([A-Za-z0-9._~-]+/)*$',
    apiBase: '~[^]',
    learningApiBase: '~[^]',
    languages: { '[+]': 'LanguageCode' },
    defaultLanguage: 'LanguageCode',
    chatOrigin: 'OriginOrNull',
    imageOrigins: { '[]': 'Origin' },
    realtime: { enabled: 'b', '!': '*' },
    authTokenSyncUrl: ['~[^]', '0'],
    headerlessRoutes: { '[]': '~[^]' },
    carouselHiddenRoutes: { '[]': '~[^]' },
    labelSets: { static: { '[]': 'StaticLabelSet' }, dynamic: { '[]': '~^[A-Za-z0-9_-]{1,64}$' }, '!': '*' },
    developerPanel: 'b',
    errorReportUrl: ['~[^]', '0'],
    '!': '*',
  },
  names: {
    LanguageCode: '=en|it|es|de|el|pt|fr',
    Origin: '~^https?://[A-Za-z0-9.-]+(:[0-9]{1,5})?$',
    OriginOrNull: ['Origin', '0'],
    StaticLabelSet: { prefix: '~[^]', suffix: 's', '!': '*' },
  },
}
