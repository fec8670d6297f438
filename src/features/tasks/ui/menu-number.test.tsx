import { useQuery } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { stopUndo } from '@/features/held-acts/testing/stop-undo'
import { navigationQueries } from '@/features/navigation'
import { closePortals, openPortal } from '@/shared/testing/open-portal'
import { TasksView } from './TasksView'

beforeEach(stopUndo)
afterEach(closePortals)

/** The number beside Tasks, as the menu reads it. */
function MenuNumber() {
  const { data } = useQuery(navigationQueries.counts())
  return <output>{data?.tasks}</output>
}

it('follows a tick and its Undo together with the tab of the list', async () => {
  const screens = { '/tasks': [<MenuNumber key="menu" />, <TasksView key="list" />] }
  const { tips } = openPortal(screens, { address: '/tasks' })
  const agree = async (number: number) => {
    await screen.findByRole('tab', { name: new RegExp(`^Assigned to me\\s*${number}$`) })
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe(String(number)))
  }
  await agree(5)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Close: Add alert for sensor drift' }))
  await agree(4)
  act(() => tips.at(-1)?.actionCallbacks?.[0]?.onSelect())
  await agree(5)
})
