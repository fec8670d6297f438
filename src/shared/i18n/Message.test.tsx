import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createPortalIntl } from './create-portal-intl'
import { defineMessages, type RichPart } from './define-messages'
import { IntlProvider, useIntl } from './IntlProvider'
import { Message } from './Message'

const messages = defineMessages<{ changed: { person: string; b: RichPart } }>({
  changed: { id: 'test.changed', defaultMessage: '<b>{person}</b> changed the status' },
})
const english = createPortalIntl('en', {}, 'Europe/Rome')
const german = createPortalIntl('de', { 'test.changed': 'Status geändert von <b>{person}</b>' }, 'Europe/Rome')

it('draws rich parts as elements, in the place where the language wants them', () => {
  const sentence = (
    <Message of={messages.changed} values={{ person: 'Marco Bianchi', b: (words) => <strong>{words}</strong> }} />
  )
  const { container, rerender } = render(<IntlProvider intl={english}>{sentence}</IntlProvider>)
  expect(container.textContent).toBe('Marco Bianchi changed the status')
  expect(screen.getByRole('strong').textContent).toBe('Marco Bianchi')
  rerender(<IntlProvider intl={german}>{sentence}</IntlProvider>)
  expect(container.textContent).toBe('Status geändert von Marco Bianchi')
})

it('gives React nothing to complain about, also where one rich part lies in another', () => {
  const nested = defineMessages<{ n: { b: RichPart; i: RichPart } }>({
    n: { id: 'test.nested', defaultMessage: 'One <b>two <i>three</i></b> four' },
  })
  const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { container } = render(
    <IntlProvider intl={english}>
      <Message of={nested.n} values={{ b: (words) => <b>{words}</b>, i: (words) => <i>{words}</i> }} />
    </IntlProvider>,
  )
  expect(container.innerHTML).toBe('One <b>two <i>three</i></b> four')
  expect(complaints).not.toHaveBeenCalled()
  complaints.mockRestore()
})

it('shows a name that looks like markup as it was written', () => {
  const { container } = render(
    <IntlProvider intl={english}>
      <Message of={messages.changed} values={{ person: '<i>Eve</i> {x}', b: (words) => <b>{words}</b> }} />
    </IntlProvider>,
  )
  expect(container.textContent).toBe('<i>Eve</i> {x} changed the status')
  expect(container.querySelector('i')).toBeNull()
})

it('says so when a part is drawn outside of any language', () => {
  const Wordless = () => <>{useIntl().locale}</>
  expect(() => render(<Wordless />)).toThrow('IntlProvider')
})
