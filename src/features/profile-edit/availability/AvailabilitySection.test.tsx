import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { openPortal, problem } from '@/shared/testing/open-portal'
import { ProfileEditView } from '../ui/ProfileEditView'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function open() {
  const portal = openPortal({
    '/': <ProfileEditView section="availability" languageField={null} onTimeZone={() => undefined} />,
  })
  await screen.findByRole('form', { name: 'Working hours' })
  return portal
}

const sent = (requests: { method: string; path: string; body: string }[], method: string) =>
  requests.filter((one) => one.method === method).map(({ body }) => JSON.parse(body || 'null') as unknown)

/** Types a day into a date field, part by part, in the order of English. */
async function typeDay(label: string, [day, month, year]: [string, string, string]) {
  const parts = within(screen.getByRole('group', { name: label })).getAllByRole('spinbutton')
  const order = parts.map((part) => part.getAttribute('data-type'))
  for (const [type, digits] of [
    ['day', day],
    ['month', month],
    ['year', year],
  ] as const) {
    const part = parts[order.indexOf(type)]
    if (!part) throw new Error(`There is no ${type}`)
    await userEvent.click(part)
    await userEvent.keyboard(digits)
  }
}

it('copies the hours of a day to the others and sends days with the same hours together', async () => {
  const { portal } = await open()
  const friday = within(screen.getByRole('group', { name: 'Friday' }))
  await userEvent.click(friday.getByRole('checkbox', { name: 'Friday' }))
  expect(friday.queryByRole('group', { name: 'From' })).toBeNull()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sunday' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save hours' }))
  await waitFor(() => expect(sent(portal.requests, 'PATCH')).toHaveLength(1))
  expect(sent(portal.requests, 'PATCH')).toEqual([
    expect.objectContaining({ workingHours: [{ days: [1, 2, 3, 4, 7], from: '08:30', to: '17:30' }] }),
  ])
  await userEvent.click(await screen.findByRole('button', { name: 'Copy to Monday to Friday' }))
  expect(friday.getByRole('checkbox', { name: 'Friday' })).toHaveProperty('checked', true)
})

it('says what is wrong with the days before anything is sent', async () => {
  const { portal } = await open()
  await userEvent.click(screen.getByRole('button', { name: 'Save absence' }))
  expect(screen.getAllByText('Choose a day')).toHaveLength(2)
  await typeDay('First day', ['04', '12', '2030'])
  await typeDay('Last day', ['01', '12', '2030'])
  await userEvent.click(screen.getByRole('button', { name: 'Save absence' }))
  expect(await screen.findByText('The last day can’t be before the first')).toBeTruthy()
  expect(sent(portal.requests, 'PUT')).toEqual([])
})

it('names a deputy, warns if they are away then, and takes the absence back with Undo', async () => {
  const { portal, tips } = await open()
  const { from, to } = giorgiosDays()
  await typeDay('First day', from)
  await typeDay('Last day', to)
  await userEvent.type(screen.getByRole('combobox', { name: /Deputy/ }), 'giorgio barb')
  await userEvent.click(await screen.findByRole('option', { name: /Giorgio Barbieri/ }))
  expect(await screen.findByText(/^Giorgio Barbieri is away until /)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Save absence' }))
  expect(await screen.findByText('Giorgio Barbieri is standing in')).toBeTruthy()
  expect(sent(portal.requests, 'PUT')).toEqual([expect.objectContaining({ deputyId: 'giorgio-barbieri', note: null })])
  await userEvent.click(screen.getByRole('button', { name: /^(Remove absence|I’m back)$/ }))
  expect(await screen.findByRole('button', { name: 'Save absence' })).toBeTruthy()
  await waitFor(() => expect(tips).toHaveLength(2))
  tips[1]?.actionCallbacks?.[0]?.onSelect()
  expect(await screen.findByText('Giorgio Barbieri is standing in')).toBeTruthy()
})

it('says that somebody can’t stand in, and keeps the form', async () => {
  const { portal } = await open()
  portal.intercept = ({ method }) => (method === 'PUT' ? problem(422, 'deputy-unavailable') : undefined)
  const { from, to } = giorgiosDays()
  await typeDay('First day', from)
  await typeDay('Last day', to)
  await userEvent.type(screen.getByRole('combobox', { name: /Deputy/ }), 'marco bian')
  await userEvent.click(await screen.findByRole('option', { name: /Marco Bianchi/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Save absence' }))
  expect(await screen.findByText('This person can’t stand in')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Save absence' })).toBeTruthy()
})

/** Two days of the next week, while Giorgio is away. */
function giorgiosDays(): Record<'from' | 'to', [string, string, string]> {
  const at = (days: number): [string, string, string] => {
    const [year = '', month = '', day = ''] = new Date(Date.now() + days * 86_400_000)
      .toISOString()
      .slice(0, 10)
      .split('-')
    return [day, month, year]
  }
  return { from: at(2), to: at(4) }
}
