import { render, screen } from '@testing-library/react'
import { fork } from 'effector'
import { Provider } from 'effector-react'
import { it } from 'vitest'
import type { Schemas } from '@/api'
import { examples } from '@/api/examples.gen'
import { createPortalIntl, IntlProvider } from '@/shared/i18n'
import { PostHead } from './PostHead'

const template = examples.getPost.default

function head(post: Partial<Schemas['PostSummary']>) {
  render(
    <IntlProvider intl={createPortalIntl('en', {}, 'Europe/Rome')}>
      <Provider value={fork()}>
        <PostHead post={{ ...template, createdAt: '2026-11-20T09:12:00Z', ...post }} />
      </Provider>
    </IntlProvider>,
  )
}

it('says that it is unknown when a post was edited, and still when it was written', () => {
  head({ editedAt: 'yesterday' })
  screen.getByText('20 November 2026, 10:12, edited on unknown')
})

it('says that it is unknown when a post was written', () => {
  head({ createdAt: '', editedAt: null })
  screen.getByText('unknown')
})

it('leads to an author without a name', () => {
  head({ author: { ...template.author, fullName: ' ' } })
  screen.getByRole('button', { name: 'unknown' })
})
