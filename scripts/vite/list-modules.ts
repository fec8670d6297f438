import type { Plugin, Rolldown } from 'vite'

/** What the build says of its scripts, by their file names. */
export interface ModuleLists {
  /** The modules that a script holds. */
  modules: Record<string, string[]>
  /** Characters of each module, before names are shortened. */
  sizes: Record<string, Record<string, number>>
  /** The files that a script imports at once. */
  imports: Record<string, string[]>
}

/** Writes what each script of the build is made of, so that a check can say what a first load holds. */
export function listModules(): Plugin {
  return {
    name: 'atrium:list-modules',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
      const lists: ModuleLists = {
        modules: byFile(chunks, ({ moduleIds }) => moduleIds.map(withoutRoot)),
        sizes: byFile(chunks, ({ modules }) =>
          Object.fromEntries(
            Object.entries(modules).map(([id, { renderedLength }]) => [withoutRoot(id), renderedLength]),
          ),
        ),
        imports: byFile(chunks, (chunk) => [...chunk.imports, ...stylesOf(chunk)]),
      }
      for (const [name, list] of Object.entries(lists))
        this.emitFile({ type: 'asset', fileName: `.vite/${name}.json`, source: JSON.stringify(list) })
    },
  }
}

function byFile<T>(chunks: readonly Rolldown.OutputChunk[], of: (chunk: Rolldown.OutputChunk) => T): Record<string, T> {
  return Object.fromEntries(chunks.map((chunk) => [chunk.fileName, of(chunk)]))
}

function stylesOf(chunk: object): string[] {
  return [...((chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? [])]
}

/** The folders of a machine stay out of the report. */
function withoutRoot(id: string): string {
  return id.replace(/^.*\/node_modules\//, '').replace(/^.*\/src\//, 'src/')
}
