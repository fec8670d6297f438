import type { ReactNode } from 'react'
import { foldersWithoutStories, parts } from 'virtual:parts'
import { stateNames } from '../../src/design-system/guide'
import { drawsNothing, gapsOf, type Part } from '../../scripts/parts/part'
import { needsNoStories } from '../../scripts/parts/needs-no-stories'
import { looksOf } from '../../tests/visual/looks'
import './docs.css'

/** Every part by what the ladder asks of it; what is missing is red. Drawn from the sources while Storybook is built. */
export function StatusTable() {
  const missing = foldersWithoutStories.filter((folder) => !(folder in needsNoStories))
  return (
    <div className="tableScroller">
      <table className="tokenTable statusTable">
        <thead>
          <tr>
            {['Part', 'Status', 'Guide', 'States', 'Themes', 'Accessibility', 'Tests'].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <PartRow key={part.docsId} part={part} />
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

/** How many parts there are, and in how many something is missing. */
export function StatusSummary() {
  const withGaps = parts.filter((part) => Object.values(gapsOf(part)).some((gaps) => gaps.length > 0)).length
  const of = (status: Part['status']) => parts.filter((part) => part.status === status).length
  return (
    <p>
      {parts.length} parts: {of('stable')} stable, {of('ready')} ready, {of('draft')} draft.{' '}
      {withGaps === 0 ? 'Nothing that the ladder asks for is missing.' : `Something is missing in ${withGaps}.`}
    </p>
  )
}

function PartRow({ part }: { part: Part }) {
  const gaps = gapsOf(part)
  const { name, docsId, subject, status, guide, stories, shownStates, tests } = part
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
