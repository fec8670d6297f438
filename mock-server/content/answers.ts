import type { Language } from './people/index.ts'

/** An answer that has been written by hand: it is given when the question holds all words of one of the sets. */
export type WrittenAnswer = {
  /** Beginnings of words, without case and accents. */
  when: string[][]
  message: string
  /**
   * Posts by the beginning of their titles, with the words that the answer rests on; with `file` the attachment of that
   * name.
   */
  rests: { post: string; snippet: string; file?: string; page?: number }[]
}

export const writtenAnswers: WrittenAnswer[] = [
  {
    when: [
      ['line 4', 'stop'],
      ['linea 4', 'ferm'],
      ['linie 4', 'stand'],
      ['linea 4', 'paro'],
      ['ligne 4', 'arret'],
    ],
    message:
      'A position sensor on the second press had drifted by 0.4 mm, so the press stopped itself to protect the tool. [1]\n\nThe sensor was replaced the same day, and a check was added to the morning round. [2]',
    rests: [
      {
        post: 'Line 4 stop',
        snippet: 'The position sensor on the second press had drifted by 0.4 mm. We replaced it on both shifts.',
      },
      {
        post: 'Line 4 stop',
        file: 'report-line4.pdf',
        page: 3,
        snippet: 'The zero position is read at the start of every shift and written down.',
      },
    ],
  },
  {
    when: [
      ['halo 60', 'later'],
      ['halo 60', 'why'],
      ['halo 60', 'when'],
      ['halo 60', 'launch'],
      ['halo 60', 'perche'],
      ['halo 60', 'warum'],
    ],
    message:
      '**Halo 60** comes in the fourth week of February, two weeks later than planned. [1]\n\nIn the last rain test one lamp in forty let water past the lower seal. What changed since:\n\n- the seal is one piece instead of two; it costs eleven cents more\n- forty lamps have been under water for nine days, and all are dry [1]\n- the model now knows that a lamp breathes in when it cools down at night [2]',
    rests: [
      {
        post: 'Halo 60 comes',
        snippet: 'We have moved the launch of Halo 60 from the second to the fourth week of February.',
      },
      { post: 'Simuler la pluie', snippet: 'La pluie n’entre pas quand il pleut, elle entre quand on va se coucher.' },
    ],
  },
  {
    when: [['vpn'], ['remote', 'access']],
    message:
      'Take the new client before the end of the month: the certificate of the old one ends with it. [1]\n\n1. Open **Software centre** and choose *Meridiana Connect 5*.\n2. Restart when asked; open documents are kept.\n3. Sign in once with your usual name and confirm on the phone.\n\nIn some hotels, switch the client to "compatible".',
    rests: [{ post: 'VPN', snippet: 'The certificate of the old client ends with the month.' }],
  },
  {
    when: [
      ['spring', 'catalogue'],
      ['catalogo', 'primavera'],
      ['fruhjahr', 'katalog'],
    ],
    message:
      'The final proofs are there. Pages 12 to 19 should be read before Friday noon; print closes the same evening. [1] One thing is still open in the comments: the price group of Halo 60 on page 13.',
    rests: [
      {
        post: 'Spring catalogue',
        snippet: 'Please look at pages 12 to 19 before Friday noon. Print closes the same evening.',
      },
    ],
  },
]

type Phrases = { nothing: string; several: string; one: string }

/** What the assistant says around what it found, by language. */
export const phrases: Record<Language, Phrases> = {
  en: {
    nothing: 'I found nothing about this in what you may read. Try other words, or ask in the community that knows.',
    one: 'This is what I found:',
    several: 'Several posts speak of this:',
  },
  it: {
    nothing:
      'Non ho trovato nulla su questo in ciò che puoi leggere. Prova con altre parole, o chiedi alla comunità che ne sa di più.',
    one: 'Ecco che cosa ho trovato:',
    several: 'Ne parlano diversi post:',
  },
  de: {
    nothing:
      'Dazu habe ich in dem, was Sie lesen dürfen, nichts gefunden. Versuchen Sie andere Wörter, oder fragen Sie in der passenden Community.',
    one: 'Das habe ich gefunden:',
    several: 'Mehrere Beiträge sprechen davon:',
  },
  es: {
    nothing:
      'No he encontrado nada sobre esto en lo que puedes leer. Prueba con otras palabras o pregunta en la comunidad que lo sabe.',
    one: 'Esto es lo que he encontrado:',
    several: 'Varias publicaciones hablan de ello:',
  },
  el: {
    nothing:
      'Δεν βρήκα κάτι γι’ αυτό σε όσα μπορείτε να διαβάσετε. Δοκιμάστε άλλες λέξεις ή ρωτήστε στην κοινότητα που ξέρει.',
    one: 'Να τι βρήκα:',
    several: 'Αρκετές αναρτήσεις μιλούν γι’ αυτό:',
  },
  pt: {
    nothing:
      'Não encontrei nada sobre isso no que você pode ler. Tente outras palavras ou pergunte na comunidade que sabe.',
    one: 'Foi isto que encontrei:',
    several: 'Várias publicações falam disso:',
  },
  fr: {
    nothing:
      'Je n’ai rien trouvé à ce sujet dans ce que vous pouvez lire. Essayez d’autres mots, ou demandez à la communauté concernée.',
    one: 'Voici ce que j’ai trouvé :',
    several: 'Plusieurs publications en parlent :',
  },
}

/** Beginnings of words that the assistant may not look into, whatever else is asked. */
export const closedTopics = [
  'salar',
  'stipend',
  'gehalt',
  'sueldo',
  'μισθ',
  'salair',
  'payroll',
  'password',
  'kennwort',
  'contrasena',
  'medical',
]

/** Words that say nothing about what is asked. */
export const emptyWords = new Set(
  'the a an and or of to in on at for with is are was were be do does did what why when where who how which that this it its we our you your my me can could about from has have had tell any there il lo la gli le un una di da in con su per che chi come quando dove perche cosa sono der die das ein eine und oder von zu im am mit ist sind war was warum wann wo wer wie uber el los las un unos de y que cual cuando donde por para como es son le les des du au aux et est sont quoi pourquoi quand ou qui comment o os as um uma e do da no na com para por quando onde το τα ο η οι και να για με σε από τι πώς πότε πού ποιος γιατί'.split(
    ' ',
  ),
)
