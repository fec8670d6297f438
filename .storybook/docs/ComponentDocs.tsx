import { Controls, Title, useOf } from '@storybook/addon-docs/blocks'
import type { ReactNode } from 'react'
import type { ComponentGuide } from '../../src/design-system/guide'
import { statuses, statusMeaning, type Status } from '../../scripts/components/component'
import { StoryList } from './StoryList'
import './docs.css'

/**
 * The page of a component: what its stories' guide says, the stories, the props. Features and screens have stories
 * only.
 */
export function ComponentDocs() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { title, tags, parameters } = preparedMeta
  if (!title.startsWith('Components/')) {
    return (
      <>
        <Title />
        <StoryList />
      </>
    )
  }
  const guide = (parameters as { guide?: Partial<ComponentGuide> }).guide
  return (
    <>
      <Title />
      <StatusLine status={statuses.find((status) => tags.includes(status))} />
      {guide ? (
        <Guide of={guide} />
      ) : (
        <Gap>This component has no guide: it is not yet written down what it is for.</Gap>
      )}
      <h2>Stories</h2>
      <NotShown reasons={guide?.notShown ?? {}} />
      <StoryList />
      <h2>Props</h2>
      <p>Beside these it takes what its root element takes, ref included.</p>
      <Controls />
    </>
  )
}

function StatusLine({ status }: { status: Status | undefined }) {
  if (!status) return <Gap>This component has no status: its stories need one of the tags {statuses.join(', ')}.</Gap>
  return (
    <p>
      <span className="status" data-status={status}>
        {status}
      </span>{' '}
      {statusMeaning[status]}{' '}
      <a href="./?path=/docs/guides-status--docs" target="_top">
        The whole ladder
      </a>
    </p>
  )
}

function Guide({ of: { purpose, notFor, keyboard, accessibility } }: { of: Partial<ComponentGuide> }) {
  return (
    <>
      {purpose ? <div className="purpose">{purpose}</div> : <Gap>The purpose is missing.</Gap>}
      <h2>When another component is the right one</h2>
      {notFor ? <p>{notFor}</p> : <Gap>It does not say what this component is not for.</Gap>}
      <h2>Keyboard</h2>
      <Keyboard keys={keyboard} />
      <h2>Accessibility</h2>
      {accessibility ? (
        <p>{accessibility}</p>
      ) : (
        <Gap>It does not say how this component speaks to assistive technology.</Gap>
      )}
    </>
  )
}

/** States that one would look for in vain, and why. */
function NotShown({ reasons }: { reasons: NonNullable<ComponentGuide['notShown']> }) {
  const states = Object.entries(reasons)
  if (states.length === 0) return null
  return (
    <ul>
      {states.map(([state, reason]) => (
        <li key={state}>
          {state} is not shown: {reason}
        </li>
      ))}
    </ul>
  )
}

function Keyboard({ keys }: { keys: ComponentGuide['keyboard'] | undefined }) {
  if (!keys) return <Gap>The keys are missing.</Gap>
  if (keys.length === 0) return <p>It takes no focus.</p>
  return (
    <table className="tokenTable">
      <thead>
        <tr>
          <th scope="col">Keys</th>
          <th scope="col">What they do</th>
        </tr>
      </thead>
      <tbody>
        {keys.map(({ keys: pressed, does }) => (
          <tr key={pressed}>
            <th scope="row">
              <kbd>{pressed}</kbd>
            </th>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What is missing stands where it should be, in red, so that a short page does not pass for a complete one. */
export function Gap({ children }: { children: ReactNode }) {
  return <p className="gap">{children}</p>
}
