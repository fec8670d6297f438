import type { Language } from '../people/index.ts'

export type NoteOccasion = 'ai-note-ready' | 'ai-note-failed' | 'ai-note-shared'

/** What the server says of a note to those whom it concerns. */
const noteWords: Record<NoteOccasion, Record<Language, string>> = {
  'ai-note-ready': {
    en: 'Your AI note “{title}” is ready',
    it: 'La tua nota IA «{title}» è pronta',
    es: 'Tu nota de IA «{title}» está lista',
    de: 'Ihre KI-Notiz „{title}“ ist fertig',
    el: 'Η σημείωση AI «{title}» είναι έτοιμη',
    pt: 'Sua nota de IA “{title}” está pronta',
    fr: 'Votre note IA « {title} » est prête',
  },
  'ai-note-failed': {
    en: 'Your AI note “{title}” couldn’t be finished',
    it: 'Non è stato possibile completare la tua nota IA «{title}»',
    es: 'No se ha podido terminar tu nota de IA «{title}»',
    de: 'Ihre KI-Notiz „{title}“ konnte nicht fertiggestellt werden',
    el: 'Η σημείωση AI «{title}» δεν ολοκληρώθηκε',
    pt: 'Não foi possível concluir sua nota de IA “{title}”',
    fr: 'Votre note IA « {title} » n’a pas pu être terminée',
  },
  'ai-note-shared': {
    en: '{name} shared the AI note “{title}” with you',
    it: '{name} ha condiviso con te la nota IA «{title}»',
    es: '{name} ha compartido contigo la nota de IA «{title}»',
    de: '{name} hat die KI-Notiz „{title}“ mit Ihnen geteilt',
    el: 'Κοινοποιήθηκε σε εσάς η σημείωση AI «{title}» από: {name}',
    pt: '{name} compartilhou com você a nota de IA “{title}”',
    fr: '{name} a partagé avec vous la note IA « {title} »',
  },
}

/** The sentence of an occasion, in English: answers are put into the language of their reader. */
export function noteSentence(occasion: NoteOccasion, about: { name: string; title: string }): string {
  return filled(noteWords[occasion].en, about)
}

/** The same sentence in another language; any other text stays as it is. */
export function translatedNoteSentence(language: Language, sentence: string): string {
  for (const words of Object.values(noteWords)) {
    const pattern = words.en.replace('{name}', '(?<name>.+)').replace('{title}', '(?<title>.+)')
    const found = new RegExp(`^${pattern}$`).exec(sentence)
    if (found) return filled(words[language], { name: '', title: '', ...found.groups })
  }
  return sentence
}

function filled(pattern: string, { name, title }: { name: string; title: string }): string {
  return pattern.replace('{name}', () => name).replace('{title}', () => title)
}
