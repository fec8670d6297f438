import { createElement } from 'react'
import { Select } from 'storybook/internal/components'
import { useGlobals } from 'storybook/manager-api'
import { troubles } from '../trouble'

const options = Object.entries(troubles).map(([value, { title }]) => ({ value, title }))

/** Lets the server of the story fail in a chosen way. */
export function TroubleTool() {
  const [{ trouble = 'none' }, updateGlobals] = useGlobals()
  return createElement(Select, {
    ariaLabel: 'Trouble of the server',
    size: 'small',
    options,
    defaultOptions: String(trouble),
    onSelect: (chosen) => updateGlobals({ trouble: chosen }),
    children: 'Trouble',
  })
}
