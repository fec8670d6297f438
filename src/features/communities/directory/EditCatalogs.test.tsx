import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { openPortal } from '@/shared/testing/open-portal'
import { queries } from '../api/community-queries'
import { EditCatalogs } from './EditCatalogs'

afterEach(() => vi.unstubAllGlobals())

const open = (signedInAs: string) => openPortal({ '/': <EditCatalogs /> }, { signedInAs })

it('opens the catalogs for who may edit them', async () => {
  open('marco.bianchi')
  await userEvent.click(await screen.findByRole('button', { name: 'Edit catalogues' }))
  await screen.findByRole('dialog', { name: 'Edit catalogues' }, { timeout: 5_000 })
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

it('is absent for everybody else', async () => {
  const { queryClient } = open('giulia.riva')
  await waitFor(() => expect(queryClient.getQueryData(queries.catalogs().queryKey)?.canEdit).toBe(false))
  expect(screen.queryByRole('button')).toBeNull()
})

it('keeps the dialog that is open when the right is lost', async () => {
  const { queryClient } = open('marco.bianchi')
  await userEvent.click(await screen.findByRole('button', { name: 'Edit catalogues' }))
  await screen.findByRole('dialog', {}, { timeout: 5_000 })
  queryClient.setQueryData(queries.catalogs().queryKey, (list) => list && { ...list, canEdit: false })
  await waitFor(() => expect(queryClient.getQueryData(queries.catalogs().queryKey)?.canEdit).toBe(false))
  screen.getByRole('dialog', { name: 'Edit catalogues' })
})
