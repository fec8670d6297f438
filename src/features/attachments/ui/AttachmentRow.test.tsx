import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { Schemas } from '@/api'
import { examples } from '@/api/examples.gen'
import { createPortalIntl, IntlProvider } from '@/shared/i18n'
import { AttachmentRow } from './AttachmentRow'

const [template] = examples.listAttachments.withVersions.attachments as [Schemas['Attachment']]

function row(attachment: Partial<Schemas['Attachment']>, onOpenVersions?: () => void) {
  const shown = { ...template, name: 'values.xlsx', mimeType: 'application/vnd.ms-excel', sizeBytes: 2_400_000 }
  render(
    <IntlProvider intl={createPortalIntl('en', {}, 'Europe/Rome')}>
      <AttachmentRow
        attachment={{ ...shown, ...attachment }}
        onOpenPicture={() => undefined}
        onOpenVersions={onOpenVersions}
      />
    </IntlProvider>,
  )
  return document.body.textContent
}

const addedBy = { ...template.addedBy, fullName: 'Marco Bianchi' }

it('says that the day is unknown on which a file was added at no moment', () => {
  expect(row({ addedBy, addedAt: 'yesterday' })).toContain('2.4 MB, added by Marco Bianchi, unknown')
})

it('says that it is unknown how large a file is and who added it', () => {
  const nobody = { ...addedBy, fullName: '' }
  expect(row({ addedBy: nobody, sizeBytes: Number.NaN, addedAt: '2020-01-05T10:00:00Z' })).toContain(
    'unknown, added by unknown, 5 Jan 2020',
  )
})

it('still leads to a file without a name', () => {
  row({ name: '' })
  screen.getByRole('link', { name: 'unknown' })
})

it('opens the versions of a file that has several', async () => {
  const open = vi.fn()
  row({ name: 'plan.pdf', version: 3 }, open)
  await userEvent.click(screen.getByRole('button', { name: 'Version 3: all versions of plan.pdf' }))
  expect(open).toHaveBeenCalledOnce()
})

it('offers no versions of a file that has one', () => {
  row({ name: 'plan.pdf', version: 1 }, vi.fn())
  screen.getByText('Version 1')
  expect(screen.queryByRole('button')).toBeNull()
})
