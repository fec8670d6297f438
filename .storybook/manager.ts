import { addons } from 'storybook/manager-api'
import { atrium } from './theme'

addons.setConfig({ theme: atrium, sidebar: { showRoots: true } })
