import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createWatch } from 'effector'
import { expect, it, vi } from 'vitest'

import { questionBegun } from '@/features/ai-chat'
import { environmentQueries } from '@/features/environment'
import { openPortal, type OpenOptions } from '@/shared/testing/open-portal'
import { WhatIsNew } from './WhatIsNew'

async function open(options: OpenOptions = {}) {
  const opened = openPortal({ '/': <WhatIsNew /> }, options)
  await opened.queryClient.ensureQueryData(environmentQueries.info())
  return opened
}

it('opens the assistant with the question in its field', async () => {
  const { scope } = await open()
  const begun = vi.fn()
  createWatch({ unit: questionBegun, scope, fn: begun })
  await userEvent.click(await screen.findByRole('button', { name: 'What is new since yesterday?' }))
  expect(begun).toHaveBeenCalledWith('What is new since yesterday?')
})

it('is absent where the assistant is not installed', async () => {
  await open({ seed: 'no-assistant' })
  expect(screen.queryByRole('button')).toBeNull()
})
