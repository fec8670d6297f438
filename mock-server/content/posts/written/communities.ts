import type { WrittenPost } from '../types.ts'

/** Posts that stand beside the others: of a closed community, of an archived one, and those that ask something. */
export type PlacedPost = { number: number; daysAgo: number; archived: boolean; written: WrittenPost }

export const placedPosts: PlacedPost[] = [
  {
    number: 913,
    daysAgo: 4,
    archived: false,
    written: {
      language: 'it',
      title: 'Turno di notte: chi copre la linea 4 fino a venerdì',
      by: 'davide-greco',
      community: 'shift-leads-torino',
      likes: 2,
      body: `
Da stasera a venerdì manca una persona sulla linea 4. Prendo io martedì e mercoledì, per giovedì serve qualcuno.

La consegna è alle 21:45 in cabina, con il registro dello zero firmato.
`,
    },
  },
  {
    number: 906,
    daysAgo: 11,
    archived: false,
    written: {
      language: 'it',
      title: 'Piano turni di dicembre, versione 2',
      by: 'marco-bianchi',
      community: 'shift-leads-torino',
      likes: 3,
      body: `
La versione 2 tiene conto della fermata del 28 e del 29. I cambi vanno scritti qui sotto entro lunedì, con due nomi.
`,
    },
  },
  {
    number: 899,
    daysAgo: 132,
    archived: true,
    written: {
      language: 'de',
      title: 'Das alte Presswerk ist leer',
      by: 'stefan-brandt',
      community: 'old-press-shop',
      likes: 17,
      pictures: [{ scene: 'press', alternativeText: 'Die letzte Presse auf dem Tieflader vor dem Tor' }],
      body: `
Gestern um 14:20 hat die letzte Presse das Tor passiert. Was noch offen ist, steht ab heute in Werk Ulm.

Danke an alle, die elf Wochen lang Schrauben gezählt haben.
`,
    },
  },
  {
    number: 892,
    daysAgo: 190,
    archived: true,
    written: {
      language: 'de',
      title: 'Umzug des Presswerks: Reihenfolge der Maschinen',
      by: 'jonas-keller',
      community: 'old-press-shop',
      likes: 6,
      body: `
Zuerst die beiden kleinen Pressen, dann die große, zuletzt der Kran. Jede Maschine hat ein Blatt mit Gewicht und Anschlagpunkten.
`,
    },
  },
  {
    number: 1004,
    daysAgo: 11,
    archived: false,
    written: {
      language: 'en',
      title: 'Shift handover: tell us what you need to know',
      by: 'marco-bianchi',
      community: 'quality-and-safety',
      likes: 6,
      body: `
A shift ends, another begins, and what was said in between is gone by the first coffee. We want to know what you would need at that moment, and where you look for it now.

The questions take three minutes. You can change your answers until the end.
`,
    },
  },
  {
    number: 997,
    daysAgo: 13,
    archived: false,
    written: {
      language: 'it',
      title: 'Riparare o sostituire: che cosa ne pensi?',
      by: 'giulia-riva',
      community: 'quality-and-safety',
      likes: 4,
      body: `
Da sei mesi proviamo a riparare prima di sostituire. Cinque domande, due minuti: dicci che cosa ti frena e se un corso ti aiuterebbe.
`,
    },
  },
  {
    number: 983,
    daysAgo: 17,
    archived: false,
    written: {
      language: 'pt',
      title: 'Luvas novas: o resultado da pesquisa',
      by: 'tiago-duarte',
      community: 'quality-and-safety',
      likes: 9,
      body: `
Obrigado a todos que responderam. A pesquisa terminou, e os resultados estão abertos para quem lê esta comunidade.
`,
    },
  },
  {
    number: 976,
    daysAgo: 19,
    archived: false,
    written: {
      language: 'de',
      title: 'Mittagszeiten ab Januar: Umfrage ab Montag',
      by: 'miriam-schaefer',
      community: 'people-and-places',
      likes: 3,
      body: `
Ab Montag fragen wir, wann Sie Mittag machen möchten. Zwei Fragen, eine Minute, zwei Wochen Zeit.
`,
    },
  },
]
