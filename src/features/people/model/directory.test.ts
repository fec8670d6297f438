import { expect, it } from 'vitest'
import { readChoices, writeChoices } from '@/shared/routes/choices'
import { messages } from '../messages'
import { reasonsOf, searchOf, valuesOf } from './directory'

const choices = { search: 'text', place: 'several', area: 'several' } as const
const asked = (address: string) => searchOf(readChoices(choices, new URLSearchParams(address)))

it('asks for what the address says, and for nothing that it leaves out', () => {
  expect(asked('')).toEqual({})
  expect(asked('search=%20quality%20&place=Torino%2C%20Italy&place=Ulm%2C%20Germany&area=area-it')).toEqual({
    search: 'quality',
    place: ['Torino, Italy', 'Ulm, Germany'],
    areaId: ['area-it'],
  })
  expect(asked('search=%20&place=&sort=age')).toEqual({})
})

it('asks for no more than the server takes', () => {
  expect(asked(`search=${'x'.repeat(10_000)}`).search).toHaveLength(200)
  const many = Array.from({ length: 60 }, (_, index) => `place-${index}`)
  expect(asked(writeChoices(choices, new URLSearchParams(), { place: many }).toString()).place).toHaveLength(50)
})

it('offers a chosen value that the server does not know under its own name, so that it can be let go of', () => {
  const torino = { id: 'Torino, Italy', name: 'Torino, Italy', count: 8 }
  expect(valuesOf([torino], ['Torino, Italy', 'Atlantis'])).toEqual([
    torino,
    { id: 'Atlantis', name: 'Atlantis', count: 0 },
  ])
})

it('says why somebody was found where the row does not show it', () => {
  expect(
    reasonsOf([
      { field: 'caption', text: 'Safety officer, Torino' },
      { field: 'place', text: 'Torino, Italy' },
      { field: 'area', text: 'Quality' },
      { field: 'internal-phone', text: '794' },
      { field: 'skill', text: 'Coating' },
    ]),
  ).toEqual([
    { message: messages.matchArea, text: 'Quality' },
    { message: messages.matchExtension, text: '794' },
    { message: null, text: 'Coating' },
  ])
})
