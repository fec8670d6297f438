import type { Language } from './people/index.ts'

/** The intro carousel as a customer would configure it; it travels as JSON text. */
export const demoCarousel = {
  slides: [
    {
      title: 'Welcome to Meridiana',
      titleColor: '#123b45',
      description: 'What happens at seven sites, in one place and in your language.',
      descriptionColor: '#27525d',
      descriptionFontSize: '18px',
      urlImage: './api/files/carousel/welcome.svg',
      colorBegin: '#e3f1f3',
      colorEnd: '#c4e2e6',
    },
    {
      title: 'Ask the assistant',
      titleColor: '#4a2a1c',
      description: 'It reads what your communities post and shows where each answer comes from.',
      descriptionColor: '#6b4330',
      descriptionFontSize: '18px',
      urlImage: './api/files/carousel/assistant.svg',
      colorBegin: '#f8e6d8',
      colorEnd: '#f0cdb6',
    },
    {
      title: 'Nothing is lost',
      titleColor: '#ffffff',
      description: 'Notifications show what changed, from what and to what. You decide what deserves a minute.',
      descriptionColor: '#e6e0f4',
      descriptionFontSize: '18px',
      urlImage: './api/files/carousel/bell.svg',
      colorBegin: '#3b2f63',
      colorEnd: '#5d4a94',
      orientation_WebApp: 'column',
    },
  ],
  skipButtonName: 'Skip',
  skipButtonColor: '#27525d',
  nextButtonName: 'Next',
  nextButtonColor: '#0b5c6b',
  doneButtonName: 'Get started',
  doneButtonColor: '#0b5c6b',
  dotColor: '#0b5c6b',
  descriptionFontSize_WebApp: '18px',
}

/** What the slides and buttons say in the other languages, by the English words. */
const translated: Record<string, Record<Exclude<Language, 'en'>, string>> = {
  'Welcome to Meridiana': {
    de: 'Willkommen bei Meridiana',
    el: 'Καλώς ήρθατε στη Meridiana',
    es: 'Te damos la bienvenida a Meridiana',
    fr: 'Bienvenue chez Meridiana',
    it: 'Ti diamo il benvenuto in Meridiana',
    pt: 'Boas-vindas à Meridiana',
  },
  'What happens at seven sites, in one place and in your language.': {
    de: 'Was an sieben Standorten passiert, an einem Ort und in Ihrer Sprache.',
    el: 'Ό,τι συμβαίνει σε επτά εγκαταστάσεις, σε ένα μέρος και στη γλώσσα σας.',
    es: 'Lo que pasa en siete sedes, en un solo lugar y en tu idioma.',
    fr: 'Ce qui se passe sur sept sites, en un seul endroit et dans votre langue.',
    it: 'Quello che succede in sette sedi, in un solo posto e nella tua lingua.',
    pt: 'O que acontece em sete unidades, em um só lugar e no seu idioma.',
  },
  'Ask the assistant': {
    de: 'Fragen Sie den Assistenten',
    el: 'Ρωτήστε τον βοηθό',
    es: 'Pregunta al asistente',
    fr: 'Demandez à l’assistant',
    it: 'Chiedi all’assistente',
    pt: 'Pergunte ao assistente',
  },
  'It reads what your communities post and shows where each answer comes from.': {
    de: 'Er liest, was Ihre Communities veröffentlichen, und zeigt, woher jede Antwort kommt.',
    el: 'Διαβάζει όσα δημοσιεύουν οι κοινότητές σας και δείχνει από πού προέρχεται κάθε απάντηση.',
    es: 'Lee lo que publican tus comunidades y muestra de dónde sale cada respuesta.',
    fr: 'Il lit ce que vos communautés publient et montre d’où vient chaque réponse.',
    it: 'Legge quello che pubblicano le tue community e mostra da dove viene ogni risposta.',
    pt: 'Ele lê o que suas comunidades publicam e mostra de onde vem cada resposta.',
  },
  'Nothing is lost': {
    de: 'Nichts geht verloren',
    el: 'Τίποτα δεν χάνεται',
    es: 'Nada se pierde',
    fr: 'Rien ne se perd',
    it: 'Nulla va perso',
    pt: 'Nada se perde',
  },
  'Notifications show what changed, from what and to what. You decide what deserves a minute.': {
    de: 'Benachrichtigungen zeigen, was sich wie geändert hat. Sie entscheiden, was eine Minute verdient.',
    el: 'Οι ειδοποιήσεις δείχνουν τι άλλαξε, από τι σε τι. Εσείς αποφασίζετε τι αξίζει ένα λεπτό.',
    es: 'Las notificaciones muestran qué cambió y cómo. Tú decides qué merece un minuto.',
    fr: 'Les notifications montrent ce qui a changé et comment. À vous de décider ce qui mérite une minute.',
    it: 'Le notifiche mostrano che cosa è cambiato e come. Decidi tu che cosa merita un minuto.',
    pt: 'As notificações mostram o que mudou e como. Você decide o que merece um minuto.',
  },
  Skip: {
    de: 'Überspringen',
    el: 'Παράλειψη',
    es: 'Omitir',
    fr: 'Passer',
    it: 'Salta',
    pt: 'Pular',
  },
  Next: {
    de: 'Weiter',
    el: 'Επόμενη',
    es: 'Siguiente',
    fr: 'Suivant',
    it: 'Avanti',
    pt: 'Avançar',
  },
  'Get started': {
    de: 'Loslegen',
    el: 'Έναρξη',
    es: 'Empezar',
    fr: 'Commencer',
    it: 'Inizia',
    pt: 'Começar',
  },
}

/** The configuration of a carousel, as text, in a language. Words that we do not know stay. */
export function carouselIn(language: Language, config: string): string {
  if (language === 'en' || config === '') return config
  const reviver = (_key: string, value: unknown) =>
    typeof value === 'string' && Object.hasOwn(translated, value) ? translated[value]?.[language] : value
  return JSON.stringify(JSON.parse(config, reviver))
}
