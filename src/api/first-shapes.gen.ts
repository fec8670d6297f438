/** Generated from openapi/ by `npm run generate`. Do not edit: change openapi/ and generate again. */
import type { Shape, ShapeNames } from '@/shared/shape'

/** Shape of the successful answer of each operation that has a JSON one. */
export const answerShapes: Readonly<Record<string, Shape>> = {
  'GET /core/auth/session': 'Session',
  'GET /core/settings/environment': 'Environment',
  'GET /core/settings/time-zones': 'TimeZones',
}

/** Shapes of the schemas that answers are made of. */
export const schemaShapes: ShapeNames = {
  BuildInfo: { version: 's', builtAt: 's', commit: 's' },
  Capabilities: { resellerAdmin: 'b', manageUsers: 'b' },
  CurrentUser: {
    id: 's',
    fullName: 's',
    firstName: 's',
    accountPhotoUrl: 's0',
    caption: 's0',
    role: 's0',
    biography: 's0',
    deleted: 'b',
    blocked: 'b',
    privateProfile: 'b',
    followedByMe: 'b',
    contactEmail: 's0',
    phone: 's0',
    internalPhone: 's0',
    mobilePhone: 's0',
    place: 's0',
    area: ['OrganisationUnit', '0'],
    businessUnit: ['OrganisationUnit', '0'],
    licences: { '[]': 'Licence' },
    capabilities: 'Capabilities',
    userSettings: 'UserSettings',
    timeZone: 's0',
    languageCode: 's0',
  },
  Customer: { name: 's', logoUrl: 's0', accentHue: 'n0', accentChroma: 'n0' },
  Environment: {
    installedFeatures: 'InstalledFeatures',
    plantBaseUrl: 's',
    plantId: 's',
    analyticsClientId: 's0',
    buildInfo: 'BuildInfo',
    mobileAppDownloadUrl: 'MobileAppDownloadUrl',
    customer: 'Customer',
    languages: { '[]': 'Language' },
  },
  InstalledFeatures: { chat: 'b', chatEmbedded: 'b', xlearning: 'b', aiAssistant: 'b' },
  Language: { code: 's', description: 's' },
  Licence: { type: 's' },
  MobileAppDownloadUrl: { ios: 's0', android: 's0', generic: 's0' },
  OrganisationUnit: { id: 's', name: 's' },
  Session: { user: ['CurrentUser', '0'] },
  TimeZone: { id: 's', description: 's' },
  TimeZones: { timeZones: { '[]': 'TimeZone' } },
  UserSettings: { viewUserProfiles: 'b' },
}
