/** Made by scripts/vite/messages.ts: the compiled messages, by language and part. */
declare module 'virtual:catalogues' {
  export const catalogues: Readonly<Record<string, () => Promise<Readonly<Record<string, unknown>>>>>
}
