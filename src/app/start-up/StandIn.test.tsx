import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { createPortalIntl } from '@/shared/i18n'
import { StandIn } from './StandIn'

it('names the window after the service that rests, as the page of that address does', () => {
  render(<StandIn intl={createPortalIntl('en', {}, 'Europe/Rome')} why={{ kind: 'out-of-service' }} />)
  expect(document.title).toBe('Down for maintenance')
})
