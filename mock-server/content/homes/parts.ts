import { words, type LinkSeed, type WidgetSeed } from './types.ts'

/** What stands above the widgets that several homes have. */
export const titles = {
  news: words('News', 'Notizie', 'Noticias', 'Neuigkeiten', 'Νέα', 'Notícias', 'Actualités'),
  todo: words('For you to do', 'Da fare', 'Por hacer', 'Für Sie zu tun', 'Για εσάς', 'Para fazer', 'À faire'),
  events: words('Events', 'Appuntamenti', 'Eventos', 'Termine', 'Εκδηλώσεις', 'Eventos', 'Événements'),
  links: words('Links', 'Link', 'Enlaces', 'Links', 'Σύνδεσμοι', 'Links', 'Liens'),
  pinned: words('Keep in mind', 'In evidenza', 'Importante', 'Wichtig', 'Σημαντικά', 'Em destaque', 'À retenir'),
  communities: words(
    'Communities',
    'Community',
    'Comunidades',
    'Communities',
    'Κοινότητες',
    'Comunidades',
    'Communautés',
  ),
  search: words(
    'What are you looking for?',
    'Che cosa cerchi?',
    '¿Qué buscas?',
    'Wonach suchen Sie?',
    'Τι αναζητάτε;',
    'O que você procura?',
    'Que cherchez-vous ?',
  ),
  figures: words('Key figures', 'I numeri', 'En cifras', 'Kennzahlen', 'Με αριθμούς', 'Em números', 'Chiffres clés'),
}

const learning: LinkSeed = {
  id: 'home-link-learning',
  title: words('Courses', 'Corsi', 'Cursos', 'Kurse', 'Μαθήματα', 'Cursos', 'Formations'),
  href: 'https://learning.meridiana.example/',
  icon: 'learning',
  licence: 'xlearning',
}
const canteen: LinkSeed = {
  id: 'home-link-canteen',
  title: words('Canteen', 'Mensa', 'Comedor', 'Kantine', 'Κυλικείο', 'Refeitório', 'Cantine'),
  href: 'https://canteen.meridiana.example/',
  icon: 'canteen',
}
const travel: LinkSeed = {
  id: 'home-link-travel',
  title: words('Travel', 'Viaggi', 'Viajes', 'Reisen', 'Ταξίδια', 'Viagens', 'Voyages'),
  href: 'https://travel.meridiana.example/',
  icon: 'travel',
}
const drawings: LinkSeed = {
  id: 'home-link-drawings',
  title: words('Drawings', 'Disegni', 'Planos', 'Zeichnungen', 'Σχέδια', 'Desenhos', 'Plans'),
  href: 'https://drawings.meridiana.example/',
  icon: 'document',
}
const firstAid: LinkSeed = {
  id: 'home-link-first-aid',
  title: words(
    'First aid',
    'Primo soccorso',
    'Primeros auxilios',
    'Erste Hilfe',
    'Πρώτες βοήθειες',
    'Primeiros socorros',
    'Secourisme',
  ),
  href: '/people?duty=duty-first-aid',
  icon: 'medical',
}
const serviceDesk: LinkSeed = {
  id: 'home-link-service-desk',
  title: words('IT help', 'Aiuto IT', 'Ayuda de TI', 'IT-Hilfe', 'Βοήθεια IT', 'Ajuda de TI', 'Aide IT'),
  href: '/community/it-service-desk',
  icon: 'help',
}

/** Links of the homes, by name. */
export const links = { learning, canteen, travel, drawings, firstAid, serviceDesk }

/** What waits for the person, in every home that has it the same. */
export function todo(id: string, count = 3): WidgetSeed {
  return {
    id,
    kind: 'todo',
    title: titles.todo,
    settings: { count, kinds: ['decision', 'acknowledgement', 'invitation', 'task'] },
  }
}
