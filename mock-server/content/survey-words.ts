import type { Language } from './people/index.ts'

type Words = Record<Language, string>

/** What the server says of surveys: names of columns, and what it tells people. */
export const surveyWords = {
  person: { en: 'Person', it: 'Persona', de: 'Person', es: 'Persona', el: 'Άτομο', pt: 'Pessoa', fr: 'Personne' },
  sent: { en: 'Sent', it: 'Inviato', de: 'Gesendet', es: 'Enviado', el: 'Στάλθηκε', pt: 'Enviado', fr: 'Envoyé' },
  other: { en: 'Other', it: 'Altro', de: 'Anderes', es: 'Otro', el: 'Άλλο', pt: 'Outro', fr: 'Autre' },
  reminder: {
    en: 'Reminder: answer “{title}”',
    it: 'Promemoria: rispondi a “{title}”',
    de: 'Erinnerung: „{title}“ beantworten',
    es: 'Recordatorio: responde a «{title}»',
    el: 'Υπενθύμιση: απαντήστε στο «{title}»',
    pt: 'Lembrete: responda a “{title}”',
    fr: 'Rappel : répondez à « {title} »',
  },
  closed: {
    en: '“{title}” was closed before you sent your answers',
    it: '“{title}” è stato chiuso prima che inviassi le risposte',
    de: '„{title}“ wurde geschlossen, bevor Sie Ihre Antworten gesendet haben',
    es: '«{title}» se cerró antes de que enviaras tus respuestas',
    el: 'Το «{title}» έκλεισε πριν στείλετε τις απαντήσεις σας',
    pt: '“{title}” foi encerrada antes de você enviar as respostas',
    fr: '« {title} » a été clôturée avant l’envoi de vos réponses',
  },
} satisfies Record<string, Words>

/** The words of a question with those of a part of it behind them. */
export function questionText(text: string, part: Words): Words {
  const languages = Object.keys(part) as Language[]
  return Object.fromEntries(languages.map((language) => [language, `${text}: ${part[language]}`])) as Words
}
