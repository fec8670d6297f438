import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { scopeBind } from 'effector'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tipRequested, type Tip } from '@/shared/overlays'
import { openPortal } from '@/shared/testing/open-portal'
import { Overlays } from './Overlays'

/** The parts that fail, by the text that they show when they are repaired. */
const broken = new Set<string>()

function Part({ name }: { name: string }) {
  if (broken.has(name)) throw new Error(`broken: ${name}`)
  return <p>{name}</p>
}

vi.mock('../services/Services', () => ({ Services: () => <Part name="Services" /> }))
vi.mock('@/features/developer-panel', () => ({ DeveloperPanel: () => <Part name="Developer panel" /> }))
vi.mock('@/shared/config', async (original) => {
  const actual = await original<typeof import('@/shared/config')>()
  return { ...actual, configuration: () => ({ ...actual.configuration(), developerPanel: true }) }
})

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => {
  broken.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function open() {
  const { scope } = openPortal({ '/': <Overlays /> })
  const requestTip = scopeBind(tipRequested, { scope })
  await screen.findByRole('region', { name: 'Messages of the portal' })
  return { showTip: (tip: Tip) => act(async () => requestTip(tip)) }
}

it.each(['Services', 'Developer panel'])(
  'says over the page that a part without a place has failed: %s',
  async (name) => {
    broken.add(name)
    await open()
    await screen.findAllByText('This part of the page has stopped')
    expect(screen.queryByText(name)).toBeNull()
    broken.clear()
    const [tryAgain] = await screen.findAllByRole('button', { name: 'Try again' })
    await userEvent.click(tryAgain as HTMLElement)
    await screen.findByText(name)
    await waitFor(() => expect(screen.queryByText('This part of the page has stopped')).toBeNull())
  },
)

describe('a tip that cannot be drawn', () => {
  const unreadable: Tip = {
    severity: 'system',
    image: {
      get url(): string {
        throw new Error('broken')
      },
      alternativeText: '',
    },
  }

  it('is replaced by the words for a failure, whose button takes it away', async () => {
    const { showTip } = await open()
    await showTip(unreadable)
    await screen.findByText('This part of the page has stopped')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(screen.queryByText('This part of the page has stopped')).toBeNull()
    screen.getByRole('region', { name: 'Messages of the portal' })
  })

  it('gives way to the next one by itself', async () => {
    const { showTip } = await open()
    await showTip(unreadable)
    await screen.findByText('This part of the page has stopped')
    await showTip({ severity: 'system', title: 'The portal rests on Saturday' })
    await screen.findByText('The portal rests on Saturday')
    expect(screen.queryByText('This part of the page has stopped')).toBeNull()
  })
})
