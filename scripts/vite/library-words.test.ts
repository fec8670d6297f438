import { build, type Rolldown } from 'vite'
import { expect, it } from 'vitest'
import { libraryWords } from './library-words.ts'

it('replaces the words of the library in every language that the portal speaks', async () => {
  const built = (await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [libraryWords()],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: 'react-aria-components/Popover',
        external: [/^react($|\/)/, /^react-dom($|\/)/],
        preserveEntrySignatures: 'strict',
      },
    },
  })) as Rolldown.RolldownOutput
  const code = built.output.map((one) => (one.type === 'chunk' ? one.code : '')).join('')
  for (const word of ['Chiudi', 'Cerrar', 'Schließen', 'Κλείσιμο', 'Fechar', 'Fermer', 'Close']) {
    expect(code).toMatch(new RegExp(`dismiss"?: "${word}"`))
  }
  for (const word of ['Ignora`', 'Rejeter`', 'Descartar`', 'Dismiss`']) expect(code).not.toContain(word)
})
