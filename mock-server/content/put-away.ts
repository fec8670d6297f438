import type { Community } from './communities.ts'
import { says, type WrittenPost } from './posts/types.ts'

/** A community that has had its time, and how it was put away. */
export const oldPressHall: Community = {
  id: 'altes-presswerk',
  name: 'Altes Presswerk',
  description: 'Umzug und Abbau der alten Pressen in Torino.',
  color: 'slate',
  access: 'open',
  members: { ids: ['marco-bianchi', 'davide-greco', 'alessandro-gallo', 'stefan-brandt'] },
  languages: ['it', 'de'],
  site: 'Torino, Italy',
  cover: 'press-hall',
  coverAt: 0.6,
  moderators: ['marco-bianchi'],
}

/** When it was archived, by whom and why. */
export const oldPressHallArchived = {
  daysAgo: 74,
  by: 'marco-bianchi',
  note: 'L’ultima pressa è partita. Si continua in Stabilimento Torino.',
}

/** What was written there, newest first, each so many days ago. */
export const putAwayPosts: { daysAgo: number; number: number; post: WrittenPost }[] = [
  {
    daysAgo: 76,
    number: 712,
    post: {
      language: 'it',
      title: 'L’ultima pressa è sul camion',
      by: 'marco-bianchi',
      community: oldPressHall.id,
      body: `
Alle 11:40 la pressa 2 ha lasciato il capannone, dopo 38 anni e un numero di pezzi che nessuno ha contato. Il pavimento ha ancora la sua forma.

Grazie a chi l’ha smontata senza perdere una vite. Le due viti avanzate sono di un’altra macchina, lo abbiamo verificato.
`,
      comments: [
        says('davide-greco', 'Il capannone ora ha l’eco. Nessuno aveva mai potuto sentirlo.'),
        says('stefan-brandt', 'Gute Reise, alte Dame. Das Fundament bleibt bitte, wie es ist.'),
      ],
    },
  },
  {
    daysAgo: 121,
    number: 706,
    post: {
      language: 'de',
      title: 'Fundamente: was bleibt und was herausmuss',
      by: 'stefan-brandt',
      community: oldPressHall.id,
      body: `
Die Fundamente der Pressen 1 und 3 bleiben und werden überdeckt. Das der Presse 2 ist gerissen und muss heraus, bevor das Lager einzieht.

Wer noch Pläne von vor 1990 hat, bitte melden. Die Zeichnung, die wir haben, zeigt vier Pressen; gefunden haben wir drei.
`,
      comments: [says('alessandro-gallo', 'La quarta non è mai arrivata. C’è ancora la fattura.')],
    },
  },
  {
    daysAgo: 330,
    number: 691,
    post: {
      language: 'it',
      title: 'Calendario dello smontaggio',
      by: 'davide-greco',
      community: oldPressHall.id,
      body: `
Si comincia a gennaio con la pressa 1 e si finisce a settembre con la pressa 2. In mezzo si continua a produrre, quindi nessuna sorpresa nei turni.
`,
    },
  },
]
