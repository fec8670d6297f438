import type { Language } from './people/index.ts'

/** What colleagues ask somebody by name. */
export const questions: Record<Language, string[]> = {
  en: [
    'could you look at the second paragraph before noon?',
    'do you have the figures of last week?',
    'is this the version that goes to the plants?',
    'can I put you down for the review?',
    'you asked about this on Monday, here it is.',
    'would you say the same for line 2?',
  ],
  it: [
    'puoi dare un’occhiata al secondo paragrafo entro mezzogiorno?',
    'hai i numeri della settimana scorsa?',
    'è questa la versione per gli stabilimenti?',
    'ti segno per la revisione?',
    'vale anche per la linea 2?',
  ],
  de: [
    'schaust du vor Mittag auf den zweiten Absatz?',
    'hast du die Zahlen der letzten Woche?',
    'ist das die Fassung für die Werke?',
    'darf ich dich für die Prüfung eintragen?',
    'gilt das auch für Linie 2?',
  ],
  es: [
    '¿puedes mirar el segundo párrafo antes de las doce?',
    '¿tienes las cifras de la semana pasada?',
    '¿es esta la versión para las plantas?',
    '¿te apunto para la revisión?',
    '¿vale también para la línea 2?',
  ],
  el: [
    'ρίχνεις μια ματιά στη δεύτερη παράγραφο πριν το μεσημέρι;',
    'έχεις τα νούμερα της περασμένης εβδομάδας;',
    'αυτή είναι η έκδοση για τα εργοστάσια;',
    'να σε βάλω για τον έλεγχο;',
  ],
  pt: [
    'você pode olhar o segundo parágrafo antes do meio-dia?',
    'tem os números da semana passada?',
    'é esta a versão que vai para as fábricas?',
    'posso colocar seu nome na revisão?',
  ],
  fr: [
    'peux-tu relire le deuxième paragraphe avant midi ?',
    'as-tu les chiffres de la semaine dernière ?',
    'est-ce la version pour les usines ?',
    'je te note pour la relecture ?',
  ],
}
