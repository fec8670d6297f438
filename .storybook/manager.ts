import { createElement } from 'react'
import { addons, types } from 'storybook/manager-api'
import { atrium } from './theme'
import { StatusLabel } from './manager/StatusLabel'
import { TroubleTool } from './manager/TroubleTool'

// The frame has a React of its own and takes no JSX of the newer kind.
addons.setConfig({
  theme: atrium,
  sidebar: { showRoots: true, renderLabel: (item) => createElement(StatusLabel, { item }) },
})

addons.register('atrium/trouble', () => {
  addons.add('atrium/trouble', {
    type: types.TOOL,
    title: 'Trouble',
    // Only these talk to a server.
    match: ({ viewMode, storyId }) => viewMode === 'story' && /^(features|screens)-/.test(storyId ?? ''),
    render: () => createElement(TroubleTool),
  })
})
