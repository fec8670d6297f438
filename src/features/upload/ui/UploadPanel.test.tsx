import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { createPortalIntl, IntlProvider } from '@/shared/i18n'
import * as actions from '../model/person-actions'
import { NO_UPLOADS, type Uploads } from '../model/run'
import { exampleUpload, underway } from './example-uploads'
import { UploadPanel } from './UploadPanel'

const question = exampleUpload('plan.pdf', {
  ...underway(10),
  choice: { kind: 'question', attachmentId: 'att-1', version: 3 },
})

/** The panel with what a press changes at once. */
function Portal() {
  const [state, setState] = useState<Uploads>({
    ...NO_UPLOADS,
    uploads: [question, exampleUpload('film.mp4', underway(10)), exampleUpload('notes.txt')],
  })
  return (
    <UploadPanel
      uploads={state.uploads}
      expanded
      onExpandedChange={() => undefined}
      onClose={() => undefined}
      onPause={(key) => setState((now) => actions.pause(now, key))}
      onResume={(key) => setState((now) => actions.resume(now, key))}
      onRetry={(key) => setState((now) => actions.retry(now, key))}
      onRemove={(key) => setState((now) => actions.remove(now, key))}
      onVersion={(keys) => setState((now) => keys.reduce((next, key) => actions.chooseVersion(next, key), now))}
      onBoth={(keys) => setState((now) => keys.reduce(actions.chooseBoth, now))}
    />
  )
}

const button = (name: string) => screen.getByRole('button', { name })
const rowOf = (name: string) => screen.getByText(name).closest('li')

async function press(name: string) {
  button(name).focus()
  await userEvent.keyboard('{Enter}')
}

function open() {
  render(
    <IntlProvider intl={createPortalIntl('en', {}, 'Europe/Rome')}>
      <Portal />
    </IntlProvider>,
  )
}

it('keeps the focus on the button that pauses and resumes', async () => {
  open()
  await press('Pause film.mp4')
  expect(document.activeElement).toBe(button('Resume film.mp4'))
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(button('Pause film.mp4'))
})

it('has the focus in the row whose question was answered', async () => {
  open()
  await press('Add as version 4: plan.pdf')
  expect(screen.queryByRole('button', { name: /^Keep both/ })).toBeNull()
  expect(document.activeElement).toBe(rowOf('plan.pdf'))
})

it('has the focus in the next row when a file is given up, in the last one when there is none after it', async () => {
  open()
  await press('Cancel film.mp4')
  expect(document.activeElement).toBe(rowOf('notes.txt'))
  await press('Cancel notes.txt')
  expect(document.activeElement).toBe(rowOf('plan.pdf'))
})

it('lets the focus go where somebody else takes it', async () => {
  open()
  await press('Pause film.mp4')
  button('Resume film.mp4').blur()
  await userEvent.tab()
  expect(document.activeElement).not.toBe(rowOf('film.mp4'))
})
