import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { openPortal } from '@/shared/testing/open-portal'
import { PublicationCard } from './PublicationCard'
import { plannedTime, type PublishPlan } from './publish-time'

vi.setConfig({ testTimeout: 20_000 })

function Example({ first }: { first: PublishPlan }) {
  const [plan, setPlan] = useState(first)
  return (
    <>
      <PublicationCard
        plan={plan}
        onPlanChange={setPlan}
        timeError={null}
        archiveAt={null}
        onArchiveAtChange={() => {}}
      />
      <output>{plannedTime(plan, 'Europe/Rome')?.at.zonedDatetime}</output>
    </>
  )
}

const open = (day: string, time: string) =>
  openPortal({ '/': <Example first={{ when: 'later', day, time, second: false }} /> })

it('says to which time a post moves that the clocks skip', async () => {
  open('2027-03-28', '02:30')
  await screen.findByText('The clocks skip 02:30 that day: it goes out at 03:30.')
  expect(screen.getByRole('status').textContent).toBe('2027-03-28T03:30:00+02:00')
})

it('takes the earlier of two times that the clocks show twice, and offers the later', async () => {
  open('2027-10-31', '02:30')
  await screen.findByRole('radiogroup', { name: '02:30 comes twice that day' })
  expect(screen.getByRole('status').textContent).toBe('2027-10-31T02:30:00+02:00')
  await userEvent.click(screen.getByRole('radio', { name: 'Second 02:30' }))
  expect(screen.getByRole('status').textContent).toBe('2027-10-31T02:30:00+01:00')
})
