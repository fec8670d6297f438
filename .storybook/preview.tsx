import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import './still-clock'
import '../src/design-system/index.css'
import '../src/design-system/late-fonts.css'
import './preview.css'
import { ComponentDocs } from './docs/ComponentDocs'
import { withLook, withProviders } from './decorators'
import { globalTypes, initialGlobals } from './globals'
import { loadStoryLanguage } from './story-language'
import { atrium } from './theme'

// What is awaited may be a component that is loaded late, and a busy machine takes its time.
configure({ asyncUtilTimeout: 15_000 })

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  decorators: [withProviders, withLook],
  loaders: [
    async ({ globals }) => ({ language: await loadStoryLanguage(String(globals.language)) }),
    async ({ parameters, globals }) => {
      // The worker and the mock server cost a second; most stories need neither.
      if (parameters.world !== undefined) {
        await (await import('./world')).enterWorld(parameters.world, globals.trouble)
      }
    },
  ],
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { expanded: true, sort: 'requiredFirst' },
    a11y: { test: 'error' },
    docs: { theme: atrium, page: ComponentDocs },
    options: { storySort: { order: ['Introduction', 'Guides', 'Foundations', 'Components', 'Features', 'Screens'] } },
    viewport: {
      options: {
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' }, type: 'mobile' },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
        laptop: { name: 'Laptop, 1024', styles: { width: '1024px', height: '768px' }, type: 'desktop' },
        desktop: { name: 'Desktop, 1440', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
}

export default preview
