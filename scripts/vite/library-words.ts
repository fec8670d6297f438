import type { Plugin } from 'vite'

/**
 * What the hidden button at the end of a menu or a list says to screen readers. The library's words mean to ignore or
 * to reject in some languages; all it does is close what is open. The library has no other place to change them.
 */
const closeWords: Record<string, string> = {
  'it-IT': 'Chiudi',
  'es-ES': 'Cerrar',
  'de-DE': 'Schließen',
  'el-GR': 'Κλείσιμο',
  'pt-BR': 'Fechar',
  'fr-FR': 'Fermer',
  'en-US': 'Close',
}

const file = /\/react-aria\/dist\/private\/intl\/overlays\/([\w-]+)\.mjs$/

/** Gives the primitives library words of our own. */
export function libraryWords(): Plugin {
  return {
    name: 'atrium:library-words',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: file },
      handler(id) {
        const dismiss = closeWords[file.exec(id)?.[1] ?? '']
        return dismiss === undefined ? null : `export default ${JSON.stringify({ dismiss })}`
      },
    },
  }
}
