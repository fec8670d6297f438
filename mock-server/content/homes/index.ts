import { links, titles, todo } from './parts.ts'
import { torino } from './torino.ts'
import { words, type HomeSeed } from './types.ts'

const headquarters: HomeSeed = {
  id: 'home-headquarters',
  name: 'Headquarters',
  state: 'published',
  version: 12,
  publishedDaysAgo: 40,
  audience: {},
  editorIds: ['chiara-conti'],
  sections: [
    {
      id: 'hq-top',
      layout: 'full',
      columns: [
        [
          {
            id: 'hq-hero',
            kind: 'hero',
            hero: {
              title: words(
                'Where the lamps are on',
                'Dove le lampade sono accese',
                'Donde están encendidas las lámparas',
                'Wo die Lampen brennen',
                'Εκεί που οι λάμπες είναι αναμμένες',
                'Onde as luzes estão acesas',
                'Là où les lampes sont allumées',
              ),
              text: words(
                'What all sites have in common: news, dates and the people who help.',
                'Quello che le sedi hanno in comune: notizie, date e le persone che aiutano.',
                'Lo que comparten todas las sedes: noticias, fechas y quienes ayudan.',
                'Was alle Standorte verbindet: Neuigkeiten, Termine und wer weiterhilft.',
                'Ό,τι μοιράζονται οι εγκαταστάσεις: νέα, ημερομηνίες και όσοι βοηθούν.',
                'O que todas as unidades têm em comum: notícias, datas e quem ajuda.',
                'Ce que les sites partagent : actualités, dates et personnes qui aident.',
              ),
              scene: 'roofs',
              alternativeText: words(
                'Roofs of Milano at night',
                'Tetti di Milano di notte',
                'Tejados de Milán de noche',
                'Dächer von Mailand bei Nacht',
                'Στέγες του Μιλάνου τη νύχτα',
                'Telhados de Milão à noite',
                'Toits de Milan la nuit',
              ),
            },
          },
        ],
      ],
    },
    {
      id: 'hq-day',
      layout: 'main-aside',
      narrowOrder: 'aside-first',
      columns: [
        [
          {
            id: 'hq-news',
            kind: 'news',
            title: titles.news,
            settings: { lead: true, look: 'list', count: 5 },
          },
        ],
        [
          todo('hq-todo', 4),
          { id: 'hq-events', kind: 'events', title: titles.events, settings: { count: 3 } },
          {
            id: 'hq-links',
            kind: 'links',
            title: titles.links,
            settings: { count: 4 },
            links: [links.travel, links.canteen, links.learning, links.serviceDesk],
          },
        ],
      ],
    },
    {
      id: 'hq-end',
      layout: 'halves',
      columns: [
        [
          {
            id: 'hq-communities',
            kind: 'communities',
            title: titles.communities,
            settings: { count: 4 },
            communities: ['product-launches', 'it-service-desk', 'learning-corner', 'people-and-places'],
          },
        ],
        [
          {
            id: 'hq-search',
            kind: 'search',
            title: titles.search,
            communityId: null,
            terms: [
              words('travel', 'viaggi', 'viajes', 'Reisen', 'ταξίδια', 'viagens', 'voyages'),
              words('catalogue', 'catalogo', 'catálogo', 'Katalog', 'κατάλογος', 'catálogo', 'catalogue'),
            ],
          },
        ],
      ],
    },
  ],
}

const ulm: HomeSeed = {
  id: 'home-ulm',
  name: 'Werk Ulm',
  state: 'published',
  version: 4,
  publishedDaysAgo: 60,
  audience: {},
  editorIds: [],
  sections: [
    {
      id: 'ulm-day',
      layout: 'aside-main',
      columns: [
        [
          todo('ulm-todo'),
          {
            id: 'ulm-figures',
            kind: 'figures',
            title: titles.figures,
            figures: [
              {
                id: 'ulm-solar',
                label: words(
                  'From the roof today',
                  'Oggi dal tetto',
                  'Hoy desde el tejado',
                  'Heute vom Dach',
                  'Σήμερα από τη στέγη',
                  'Hoje do telhado',
                  'Du toit aujourd’hui',
                ),
                kind: 'manual',
                value: 214,
                unit: words('kWh', 'kWh', 'kWh', 'kWh', 'kWh', 'kWh', 'kWh'),
                points: [310, 280, 295, 240, 190, 205, 214],
              },
            ],
          },
        ],
        [
          {
            id: 'ulm-news',
            kind: 'news',
            title: titles.news,
            settings: { communityIds: ['werk-ulm'], look: 'cards', count: 4 },
          },
          {
            id: 'ulm-events',
            kind: 'events',
            title: titles.events,
            settings: { communityIds: ['werk-ulm'], count: 3 },
            hideWhenEmpty: true,
          },
        ],
      ],
    },
  ],
}

const sales: HomeSeed = {
  id: 'home-sales',
  name: 'Sales',
  state: 'published',
  version: 2,
  publishedDaysAgo: 90,
  audience: {},
  editorIds: [],
  sections: [
    {
      id: 'sales-day',
      layout: 'halves',
      columns: [
        [
          {
            id: 'sales-news',
            kind: 'news',
            title: titles.news,
            settings: { communityIds: ['product-launches'], look: 'cards', count: 4 },
          },
        ],
        [
          {
            id: 'sales-events',
            kind: 'events',
            title: titles.events,
            settings: { communityIds: ['product-launches'], count: 3 },
          },
          {
            id: 'sales-links',
            kind: 'links',
            title: titles.links,
            settings: { count: 3 },
            links: [links.drawings, links.travel, links.learning],
          },
        ],
      ],
    },
  ],
}

/** Only for Campinas: everybody else is told that it is closed to them. */
const campinas: HomeSeed = {
  id: 'home-campinas',
  name: 'Fábrica Campinas',
  state: 'published',
  version: 1,
  publishedDaysAgo: 30,
  audience: { places: ['Campinas, Brazil'] },
  editorIds: [],
  sections: [
    {
      id: 'campinas-day',
      layout: 'halves',
      columns: [
        [
          {
            id: 'campinas-news',
            kind: 'news',
            title: titles.news,
            settings: { communityIds: ['fabrica-campinas'], lead: true, look: 'list', count: 4 },
          },
        ],
        [todo('campinas-todo')],
      ],
    },
  ],
}

const lyon: HomeSeed = {
  ...sales,
  id: 'home-lyon',
  name: 'Atelier Lyon',
  state: 'draft',
  sections: [],
}

const summer: HomeSeed = {
  ...sales,
  id: 'home-summer',
  name: 'Summer 2026',
  state: 'withdrawn',
  sections: [],
}

/** The homes of Meridiana, in the order of the selector. */
export const homes: readonly HomeSeed[] = [headquarters, torino, ulm, sales, campinas, lyon, summer]

export type { Audience, FigureSeed, HomeSeed, LinkSeed, WidgetSeed, Words } from './types.ts'
