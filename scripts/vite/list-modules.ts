import type { Plugin } from 'vite'

/**
 * Writes which modules each chunk holds and what it imports at once, so that a check can say what a first load is made
 * of.
 */
export function listModules(): Plugin {
  return {
    name: 'atrium:list-modules',
    apply: 'build',
    generateBundle(_options, bundle) {
      const modules = Object.fromEntries(
        Object.values(bundle).flatMap((output) =>
          output.type === 'chunk' ? [[output.fileName, output.moduleIds.map(withoutRoot)]] : [],
        ),
      )
      const imports = Object.fromEntries(
        Object.values(bundle).flatMap((output) =>
          output.type === 'chunk' ? [[output.fileName, [...output.imports, ...stylesOf(output)]]] : [],
        ),
      )
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(modules) })
      this.emitFile({ type: 'asset', fileName: '.vite/imports.json', source: JSON.stringify(imports) })
    },
  }
}

function stylesOf(chunk: object): string[] {
  return [...((chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? [])]
}

/** The folders of a machine stay out of the report. */
function withoutRoot(id: string): string {
  return id.replace(/^.*\/node_modules\//, '').replace(/^.*\/src\//, 'src/')
}
