/** Made by scripts/vite/messages.ts. */
declare module 'virtual:catalogues' {
  /**
   * The messages of the whole portal in a language. Empty in the portal's own build, where messages come with the
   * script that shows them.
   */
  export function loadWholeCatalogue(code: string): Promise<Readonly<Record<string, unknown>>>
}
