import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { allSettled, createWatch, fork } from 'effector'
import { Provider } from 'effector-react'
import { expect, it } from 'vitest'
import { createPortalIntl, defineMessages, IntlProvider, phrase } from '@/shared/i18n'
import { cancelled, confirmed, confirmRequested, type Confirm } from '@/shared/overlays'
import { ConfirmOverlay } from './ConfirmOverlay'
// The dialog is at hand, so that no test waits for a slow machine to load it.
import '@/design-system/ConfirmDialog'

const messages = defineMessages<{ title: { count: number }; yes: void; no: void }>({
  title: { id: 'test.title', defaultMessage: 'Remove {count, plural, one {# file} other {# files}}?' },
  yes: { id: 'test.yes', defaultMessage: 'Remove' },
  no: { id: 'test.no', defaultMessage: 'Keep' },
})

const question: Confirm = {
  subject: 'files.remove',
  title: phrase(messages.title, { count: 2 }),
  confirmLabel: messages.yes,
  cancelLabel: messages.no,
  tone: 'destructive',
}

function overlay(more: Partial<Confirm> = {}) {
  const scope = fork()
  const answers: string[] = []
  createWatch({ unit: confirmed, scope, fn: ({ subject }) => answers.push(`yes to ${subject}`) })
  createWatch({ unit: cancelled, scope, fn: ({ subject }) => answers.push(`no to ${subject}`) })
  render(
    <IntlProvider intl={createPortalIntl('en', {}, 'Europe/Rome')}>
      <Provider value={scope}>
        <ConfirmOverlay />
      </Provider>
    </IntlProvider>,
  )
  return { answers, ask: () => allSettled(confirmRequested, { scope, params: { ...question, ...more } }) }
}

it('is nothing until something is asked, then words the question and takes the answer', async () => {
  const { answers, ask } = overlay()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await ask()
  await screen.findByRole('alertdialog', { name: 'Remove 2 files?' })
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(answers).toEqual(['yes to files.remove'])
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('shows the description and what the question brings along, with both answers', async () => {
  const { ask } = overlay({ description: 'Nobody can open them afterwards.', template: <p>report-line4.pdf</p> })
  await ask()
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Remove 2 files?' }))
  dialog.getByText('Nobody can open them afterwards.')
  dialog.getByText('report-line4.pdf')
  dialog.getByRole('button', { name: 'Remove' })
  dialog.getByRole('button', { name: 'Keep' })
})

it('takes Escape for a no', async () => {
  const { answers, ask } = overlay()
  await ask()
  await screen.findByRole('alertdialog')
  await userEvent.keyboard('{Escape}')
  expect(answers).toEqual(['no to files.remove'])
})
