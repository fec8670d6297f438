import type { Schemas } from '../schemas.ts'

/** Words that Meridiana has changed, by set and language; a language without an entry keeps the portal's own. */
export const labels: Record<string, Record<string, Schemas['LabelTree']>> = {
  portal: {
    en: { AI: { ERROR_429: 'The assistant needs a moment. Try again in a minute.' } },
    it: { AI: { ERROR_429: 'L’assistente ha bisogno di un momento. Riprova tra un minuto.' } },
    es: { AI: { ERROR_429: 'El asistente necesita un momento. Inténtalo de nuevo en un minuto.' } },
    de: { AI: { ERROR_429: 'Der Assistent braucht einen Moment. Versuchen Sie es in einer Minute erneut.' } },
    el: { AI: { ERROR_429: 'Ο βοηθός χρειάζεται λίγο χρόνο. Δοκιμάστε ξανά σε ένα λεπτό.' } },
    pt: { AI: { ERROR_429: 'O assistente precisa de um momento. Tente novamente em um minuto.' } },
    fr: { AI: { ERROR_429: 'L’assistant a besoin d’un instant. Réessayez dans une minute.' } },
  },
}
