import { screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openPortal } from '@/shared/testing/open-portal'
import { HistoryView } from './HistoryView'

afterEach(() => vi.unstubAllGlobals())

it('lists the texts of a post and marks what differs between the newest two', async () => {
  openPortal({ '/': <HistoryView postId="p-1015" /> })
  await screen.findByText('Via Cigna al posto di via Bologna')
  await screen.findByRole('heading', { level: 2, name: 'Version 2' })
  expect(screen.getByRole('heading', { level: 2, name: 'Version 3' })).toBeTruthy()
  expect(screen.getAllByText('changed').length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: 'Use this text' })).toBeNull()
})

it('says so where a post was published once', async () => {
  openPortal({ '/': <HistoryView postId="p-1042" /> })
  await screen.findByText('This is the only version so far.')
})
