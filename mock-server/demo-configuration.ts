/**
 * Runtime configuration of the demo, over what the build left: every language, English too, and the demo controls.
 */
export function demoConfiguration(basePath: string): Record<string, unknown> {
  return {
    basePath,
    languages: ['en', 'it', 'es', 'de', 'el', 'pt', 'fr'],
    defaultLanguage: 'en',
    developerPanel: true,
  }
}
