import type { Language } from './people/index.ts'

/** Something that a person has begun to write, or that waits for its time. */
export type WrittenDraft = {
  by: string
  community: string
  language: Language
  title: string
  body: string
  minutesAgo: number
  /** Beginning of the title of the published post that it changes; without, it is a post of its own. */
  changes?: string
  number?: number
  /** In how many working days it goes out, and at which time of day there; in the past it has failed. */
  schedule?: { inDays: number; at: string; timeZone: string }
}

/** What Giulia has begun: drafts, a change of a published post, two that wait, one that could not go out. */
export const writtenDrafts: WrittenDraft[] = [
  {
    by: 'giulia-riva',
    community: 'quality-and-safety',
    language: 'en',
    title: 'Lockout at the presses: the new rule',
    number: 1041,
    minutesAgo: 62,
    body: `
From Monday nobody enters the tool area without a **lock of their own**. This holds for presses 1 to 4, on every shift, also for those who "only need a second".

## What changes

1. Every operator fetches a red lock with their name from @luca-ferrari.
2. The screws of the cover are tightened to 42 Nm, as the table of the line says.
3. If you take a lock off, tell the shift leader. #safety #line4
`,
  },
  {
    by: 'giulia-riva',
    community: 'product-launches',
    language: 'it',
    title: 'Luna da tavolo: che cosa chiedono i negozi',
    number: 1040,
    minutesAgo: 26 * 60,
    body: `
Ho parlato con undici negozi in tre settimane. Tutti chiedono la stessa cosa: un interruttore che si trovi al buio.

- otto vogliono il dimmer sul filo
- due vogliono la presa USB, e una terza no
`,
  },
  {
    by: 'giulia-riva',
    community: 'quality-and-safety',
    language: 'it',
    title: '',
    number: 1038,
    minutesAgo: 9 * 24 * 60,
    body: 'Appunti dal giro di martedì: guanti al reparto 3, specchio al passaggio, luce della pressa 2.',
  },
  {
    by: 'giulia-riva',
    community: 'quality-and-safety',
    language: 'it',
    title: 'Riparare invece di sostituire: sette mesi di pezzi di ricambio',
    changes: 'Riparare invece',
    minutesAgo: 3 * 60,
    body: `
Sette mesi fa abbiamo cominciato a vendere trentadue pezzi di ricambio a chiunque, senza chiedere perché. Ecco che cosa è successo.

Abbiamo spedito 2.480 pezzi. I più richiesti sono ancora l'**interruttore** di *Luna* e la **guarnizione** di *Halo*. #lessons
`,
  },
  {
    by: 'giulia-riva',
    community: 'quality-and-safety',
    language: 'en',
    title: 'Winter tyres for the forklifts',
    number: 1037,
    minutesAgo: 2 * 24 * 60,
    schedule: { inDays: 1, at: '06:00', timeZone: 'Europe/Rome' },
    body: 'All eleven forklifts change tyres before the first frost. Each is away for **40 minutes**; the list by hall hangs at the gate. #safety',
  },
  {
    by: 'giulia-riva',
    community: 'learning-corner',
    language: 'en',
    title: 'Reading a torque table: twenty minutes on Thursday',
    number: 1032,
    minutesAgo: 4 * 24 * 60,
    schedule: { inDays: 3, at: '08:30', timeZone: 'Europe/Rome' },
    body: 'A short course for everybody who tightens screws. Bring the table of your own line. #course',
  },
  {
    by: 'giulia-riva',
    community: 'people-and-places',
    language: 'en',
    title: 'Works council hours in December',
    number: 1025,
    minutesAgo: 3 * 24 * 60,
    schedule: { inDays: -2, at: '07:00', timeZone: 'Europe/Rome' },
    body: 'The office is open on Tuesdays and Thursdays, from nine to eleven.',
  },
]
