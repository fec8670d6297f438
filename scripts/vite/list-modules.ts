import type { Plugin } from 'vite'

/** Writes which modules each chunk holds, so that a check can say what must never be in the first load. */
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
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(modules) })
    },
  }
}

/** A machine's folders are nobody's business. */
function withoutRoot(id: string): string {
  return id.replace(/^.*\/node_modules\//, '').replace(/^.*\/src\//, 'src/')
}
