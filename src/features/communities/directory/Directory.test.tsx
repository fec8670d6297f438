import { screen } from '@testing-library/react'
import { afterEach, it, vi } from 'vitest'
import { examples } from '@/api/examples.gen'
import { openPortal } from '@/shared/testing/open-portal'
import { Directory } from './Directory'

afterEach(() => vi.unstubAllGlobals())

it('says how many communities there are, also beyond the first page', async () => {
  const { portal } = openPortal({ '/': <Directory /> })
  const page = { ...examples.listCommunities.directory, totalCount: 1_200, nextPageToken: 'second' }
  portal.intercept = ({ url }) =>
    new URL(url).searchParams.get('scope') === 'all' ? Promise.resolve(Response.json(page)) : undefined
  await screen.findByText('1,200 communities', {}, { timeout: 5_000 })
})
