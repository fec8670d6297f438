import type { MessageLanguage } from './read.ts'

/** One word for one thing: what a message says, and the words that it does not say instead. */
export type Term = {
  /** What to write. */
  term: string
  /** What a message must not say, as the source of a regular expression: whole words, in any case. */
  insteadOf: string
}

/** The terms of each language, and the words that the voice of the portal leaves out (`.storybook/docs/Words.mdx`). */
export const terms: Record<MessageLanguage, readonly Term[]> = {
  en: [
    { term: 'the sentence without it', insteadOf: 'please' },
    { term: 'someone, or the person’s role', insteadOf: 'somebody|anybody|whoever' },
    { term: 'no one, or what there is none of: "No matching members"', insteadOf: 'nobody' },
    { term: 'can’t', insteadOf: 'cannot|can not|may not' },
    { term: 'don’t have to, or nothing', insteadOf: 'need not' },
    {
      term: 'the contraction: isn’t, don’t, couldn’t',
      insteadOf: '(?:is|are|was|were|do|does|did|has|have|could|would|will|must) not',
    },
    { term: 'start, or reset', insteadOf: 'begin|begins|beginning|anew' },
    { term: 'reload', insteadOf: 'load (?:it |the page |the portal )?again' },
    { term: 'right now', insteadOf: 'at the moment' },
    { term: 'email', insteadOf: 'e-mails?|mails?' },
    { term: 'the British spelling', insteadOf: 'organizations?|favorites?|catalogs?|licenses?' },
    { term: 'automatically, or nothing', insteadOf: 'by itself|by themselves' },
    { term: 'dialog, panel or page', insteadOf: 'lies over' },
    { term: 'no longer', insteadOf: 'any more' },
  ],
  de: [
    { term: 'der Satz ohne', insteadOf: 'bitte' },
    { term: 'Communities', insteadOf: 'communitys' },
    { term: 'erneut', insteadOf: 'noch einmal' },
    { term: 'Benachrichtigungseinstellungen', insteadOf: 'Einstellungen für Benachrichtigungen' },
    { term: 'Feedback', insteadOf: 'Rückmeldung(?:en)?' },
    { term: 'können, oder „kein Zugriff“', insteadOf: 'dürfen' },
    { term: 'Sammeländerung', insteadOf: 'Massenänderung' },
    { term: 'Passwort', insteadOf: 'Kennwort' },
    { term: 'Administration', insteadOf: 'Administrator(?:in)?' },
  ],
  el: [
    { term: 'η πρόταση χωρίς', insteadOf: 'παρακαλ\\p{L}*' },
    { term: 'Ακύρωση', insteadOf: 'άκυρο' },
    { term: 'κωδικός πρόσβασης', insteadOf: 'κωδικ(?:ός|ού|ό|οί|ών|ούς)(?! (?:πρόσβασ|σφάλματος|κατάστασης))' },
    { term: 'ουσιαστικό στα κουμπιά: Παρακολούθηση', insteadOf: 'να μην ακολουθώ' },
    { term: 'τομέας', insteadOf: 'περιοχή|περιοχής' },
    { term: 'Δεν ήταν δυνατή η …', insteadOf: 'δεν μπόρεσ(?:ε|αν)' },
    { term: 'chat', insteadOf: 'μηνυτόρ(?:ιο|ας)' },
    { term: 'μη αναγνωσμένο', insteadOf: 'αδιάβαστ\\p{L}*' },
    // The singular is also the act of publishing.
    { term: 'ανάρτηση', insteadOf: 'δημοσιεύσε(?:ις|ων)' },
  ],
  es: [
    { term: 'la frase sin ello', insteadOf: 'por favor' },
    { term: 'cambio masivo', insteadOf: 'en bloque' },
    { term: 'Inténtalo de nuevo; en botones: Reintentar', insteadOf: 'vuelve a intentarlo|intentar de nuevo' },
    { term: 'conectar con el servidor', insteadOf: 'acceder al servidor' },
    { term: 'recargar', insteadOf: 'volver a cargar' },
    { term: 'Escribe', insteadOf: 'introduce' },
    { term: 'publicación', insteadOf: 'posts?' },
    { term: 'hashtag', insteadOf: 'etiquetas?' },
  ],
  fr: [
    { term: 'la phrase sans', insteadOf: 'veuillez|s’il vous plaît' },
    { term: 'modification groupée', insteadOf: 'en masse' },
    { term: 'paramètres', insteadOf: 'réglages?' },
    { term: 'Impossible de …', insteadOf: 'n’(?:a|ont) pas pu' },
    { term: 'attendez', insteadOf: 'patientez' },
    { term: 'publication', insteadOf: 'posts?' },
    { term: 'confirmation de lecture', insteadOf: 'accusés? de lecture' },
    { term: 'une forme sans genre', insteadOf: 'vous êtes (?:connecté|inscrit|informé)' },
  ],
  it: [
    { term: 'la frase senza', insteadOf: 'per favore|per piacere' },
    { term: 'Impossibile …', insteadOf: 'non è stato possibile' },
    { term: 'rapporto', insteadOf: 'resocont[oi]' },
    { term: 'Feedback', insteadOf: 'riscontr[oi]' },
    { term: 'community', insteadOf: 'comunità' },
    // The singular is also the act of publishing.
    { term: 'post', insteadOf: 'pubblicazioni' },
    { term: 'Riprova tra poco', insteadOf: 'tra un momento' },
  ],
  pt: [
    { term: 'a frase sem isso', insteadOf: 'por favor' },
    { term: 'aba', insteadOf: 'guias?' },
    { term: 'tentar novamente', insteadOf: '(?:tente|tentar) (?:\\p{L}+ )?de novo' },
    { term: 'solicitação', insteadOf: 'pedidos?' },
    { term: 'usuário', insteadOf: 'utilizador(?:es)?' },
    { term: 'conectar ao servidor', insteadOf: 'acessar o servidor' },
    { term: 'post', insteadOf: 'publicações' },
  ],
}

/** What a sentence says that its language has another word for, each as `"please": write …`. */
export function termProblems(language: MessageLanguage, sentence: string): string[] {
  return terms[language].flatMap(({ term, insteadOf }) => {
    const said = new RegExp(`(?<!\\p{L})(?:${insteadOf})(?!\\p{L})`, 'iu').exec(sentence)
    return said ? [`${language} says "${said[0]}": ${term}`] : []
  })
}
