import { fileURLToPath } from 'node:url'
import type { StorybookConfig } from '@storybook/react-vite'
import { mergeConfig, type PluginOption } from 'vite'
import { messages } from '../scripts/vite/messages.ts'
import { mockWorker } from './mock-worker.ts'
import { componentsPlugin } from './status/components-plugin.ts'

const designSystem = fileURLToPath(new URL('../src/design-system', import.meta.url))

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    // A file of its own: the portal's build writes headers and boot scripts that stories have no use for.
    options: { builder: { viteConfigPath: fileURLToPath(new URL('vite.config.ts', import.meta.url)) } },
  },
  stories: ['./docs/*.mdx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, enableCrashReports: false, disableWhatsNewNotifications: true },
  // The TypeScript-based generator does not run on the compiler that this repository uses.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => {
    describeComponentsAlone(vite.plugins ?? [])
    return mergeConfig(vite, {
      plugins: [messages(), mockWorker(), componentsPlugin(designSystem)],
      resolve: { alias: { '@': fileURLToPath(new URL('../src', import.meta.url)) } },
      // In tests the primitives draw all of a windowed list unless this asks for the window; a browser has no process
      // to ask.
      define: { 'process.env.VIRT_ON': '"true"' },
      // Found only when the first story is drawn, it would have the development server begin again.
      optimizeDeps: { include: ['react-aria-components/I18nProvider', 'quill/core'] },
      // Below these the build would spell every light-dark() out and freeze the theme.
      build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'], chunkSizeWarningLimit: 4000 },
    })
  },
}

/**
 * Which props a component takes is shown for the design system alone. Storybook would read it from every file of the
 * portal, which takes most of the time of a build.
 */
function describeComponentsAlone(plugins: readonly PluginOption[]): void {
  for (const plugin of plugins.flat()) {
    if (!plugin || plugin instanceof Promise || Array.isArray(plugin)) continue
    if (plugin.name !== 'storybook:react-docgen-plugin') continue
    plugin.transform = {
      filter: { id: /\/src\/design-system\// },
      handler: plugin.transform as Extract<typeof plugin.transform, (...args: never) => unknown>,
    }
  }
}

export default config
