import type { ReactNode } from 'react'
import { foldersWithoutStories, components } from 'virtual:components'
import { stateNames } from '../../src/design-system/guide'
import { type ComponentRecord, drawsNothing, gapsOf, needsNoStories } from '../../scripts/components/component'
import { looksOf } from '../../tests/stories/looks'
import './docs.css'

/**
 * Every component by what the ladder asks of it; what is missing is red. Drawn from the sources while Storybook is
 * built.
 */
export function StatusTable() {
  const missing = foldersWithoutStories.filter((folder) => !(folder in needsNoStories))
  return (
    <div className="tableScroller">
      <table className="tokenTable statusTable">
        <thead>
          <tr>
            {['Component', 'Status', 'Guide', 'States', 'Themes', 'Accessibility', 'Tests'].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {components.map((component) => (
            <ComponentRow key={component.docsId} component={component} />
          ))}
          {missing.map((folder) => (
            <tr key={folder}>
              <th scope="row">{folder}</th>
              <td colSpan={6} data-gap="">
                It has no stories.
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** How many components there are, and in how many something is missing. */
export function StatusSummary() {
  const withGaps = components.filter((component) =>
    Object.values(gapsOf(component)).some((gaps) => gaps.length > 0),
  ).length
  const of = (status: ComponentRecord['status']) => components.filter((component) => component.status === status).length
  return (
    <p>
      {components.length} components: {of('stable')} stable, {of('ready')} ready, {of('draft')} draft.{' '}
      {withGaps === 0 ? 'Nothing that the ladder asks for is missing.' : `Something is missing in ${withGaps}.`}
    </p>
  )
}

function ComponentRow({ component }: { component: ComponentRecord }) {
  const gaps = gapsOf(component)
  const { name, docsId, subject, status, guide, stories, shownStates, tests } = component
  const played = stories.filter(({ plays }) => plays).length
  return (
    <tr>
      <th scope="row">
        <a href={`./?path=/docs/${docsId}`} target="_top">
          {name}
        </a>
      </th>
      <Cell gaps={gaps.status}>
        <span className="status" data-status={status}>
          {status}
        </span>
      </Cell>
      <Cell gaps={gaps.guide}>complete</Cell>
      <Cell gaps={gaps.states}>
        {stories.length} {stories.length === 1 ? 'story' : 'stories'}
        <br />
        <span className="quiet">
          {stateNames.filter((state) => shownStates.includes(state)).join(', ')}
          {Object.entries(guide?.notShown ?? {}).map(([state, reason]) => (
            <span key={state} title={reason}>
              {' '}
              (not {state})
            </span>
          ))}
        </span>
      </Cell>
      <Cell gaps={gaps.themes}>
        {drawsNothing.has(name)
          ? 'nothing to see'
          : looksOf(subject)
              .map(({ name: look }) => look)
              .join(', ')}
      </Cell>
      <Cell gaps={gaps.accessibility}>
        axe in light, contrast in all four
        <br />
        <span className="quiet">{guide?.keyboard?.length ? `${guide.keyboard.length} keys` : 'takes no focus'}</span>
      </Cell>
      <Cell gaps={gaps.tests}>
        {tests} {tests === 1 ? 'test' : 'tests'}, {played} played
      </Cell>
    </tr>
  )
}

function Cell({ gaps, children }: { gaps: string[]; children: ReactNode }) {
  if (gaps.length === 0) return <td>{children}</td>
  return <td data-gap="">missing: {gaps.join('; ')}</td>
}
