import type { Installation } from '../state/data.ts'
import type { Schemas } from '../schemas.ts'
import { demoCarousel } from './carousel.ts'

/** What the portal learns about Meridiana's installation; the build comes from the world. */
export const environment: Installation['environment'] = {
  installedFeatures: { chat: true, chatEmbedded: true, xlearning: true, aiAssistant: true },
  plantBaseUrl: 'https://plant.meridiana.example/',
  plantId: 'plant-meridiana',
  analyticsClientId: null,
  mobileAppDownloadUrl: { ios: null, android: null, generic: null },
  customer: { name: 'Meridiana', logoUrl: './api/files/customer/logo.svg', accentHue: null, accentChroma: null },
  languages: [
    { code: 'en', description: 'English' },
    { code: 'it', description: 'Italiano' },
    { code: 'es', description: 'Español' },
    { code: 'de', description: 'Deutsch' },
    { code: 'el', description: 'Ελληνικά' },
    { code: 'pt', description: 'Português' },
    { code: 'fr', description: 'Français' },
  ],
}

/** Messages of the operator, for the seed that has some. */
export const operatorMessages: Schemas['SystemMessage'][] = [
  {
    id: 'message-maintenance',
    text: 'On Saturday from 22:00 to 23:30 the portal is being maintained. What you have open is kept.',
  },
  {
    id: 'message-canteen',
    text: 'The canteen at Headquarters is closed for three weeks. The kitchen truck stands in the courtyard from noon.',
  },
  {
    id: 'message-badges',
    text: 'Badges that end this year can be renewed at every reception until the end of the month.',
  },
]

/** Links to other tools, before they are filtered by what a person is licensed for. */
export const externalLinks: Schemas['ExternalLink'][] = [
  { id: 'link-chat', name: 'Chat', url: './chat/', iconUrl: './api/files/links/chat.svg', licence: 'chat' },
  {
    id: 'link-learning',
    name: 'Learning',
    url: '../learning/',
    iconUrl: './api/files/links/learning.svg',
    licence: 'xlearning',
  },
  {
    id: 'link-travel',
    name: 'Travel',
    url: 'https://travel.meridiana.example/',
    iconUrl: './api/files/links/travel.svg',
    licence: null,
  },
  {
    id: 'link-drawings',
    name: 'Drawing archive',
    url: 'https://drawings.meridiana.example/',
    iconUrl: './api/files/links/drawings.svg',
    licence: null,
  },
  {
    id: 'link-canteen',
    name: 'Canteen menu',
    url: 'https://canteen.meridiana.example/',
    iconUrl: './api/files/links/canteen.svg',
    licence: null,
  },
]

/** The catalogs of communities, in their order. */
export const catalogs: Schemas['Catalog'][] = [
  {
    id: 'catalog-work',
    name: 'How we work',
    description: 'Everything that the sites have in common.',
    communityIds: ['quality-and-safety', 'product-launches', 'it-service-desk', 'learning-corner'],
  },
  {
    id: 'catalog-sites',
    name: 'Our sites',
    description: 'One community for each place.',
    communityIds: [
      'plant-torino',
      'werk-ulm',
      'logistica-valencia',
      'thessaloniki',
      'fabrica-campinas',
      'atelier-lyon',
      'shift-leads-torino',
    ],
  },
  { id: 'catalog-people', name: 'People', description: null, communityIds: ['people-and-places', 'works-council'] },
  { id: 'catalog-board', name: 'Board', description: null, communityIds: ['management-board'] },
]

/** The catalog that a community stands in. */
export function catalogOf(communityId: string): string | null {
  return catalogs.find(({ communityIds }) => communityIds.includes(communityId))?.id ?? null
}

/** The homes of the selector, in its order. */
export const homes: Schemas['Home'][] = [
  { id: 'home-headquarters', name: 'Headquarters', isNew: false, current: true },
  { id: 'home-torino', name: 'Plant Torino', isNew: true, current: false },
  { id: 'home-ulm', name: 'Werk Ulm', isNew: false, current: false },
  { id: 'home-sales', name: 'Sales', isNew: false, current: false },
]

/** The installation of the demo: everything installed, no carousel, no message. */
export function meridiana(): Installation {
  return { environment, messages: [], carousel: '', externalLinks }
}

/** The same with the intro carousel. */
export function withCarousel(installation: Installation): Installation {
  return { ...installation, carousel: JSON.stringify(demoCarousel) }
}
