import { expect, it } from 'vitest'
import type { DockMember } from '@/design-system/Dock'
import { inTheirPlaces } from './places'

const member = (id: string): DockMember => ({
  id,
  label: id,
  icon: null,
  expanded: true,
  onExpandedChange: () => undefined,
  panel: null,
})
const namesOf = (members: readonly DockMember[]) => members.map(({ id }) => id)

it('puts chat, bulk operation, uploads and recorder one after the other from the right edge on, whoever is named first', () => {
  const [recorder, uploads, bulk, chat] = ['recorder', 'uploads', 'bulk', 'chat'].map(member)
  if (!recorder || !uploads || !bulk || !chat) throw new Error('Somebody is missing.')
  expect(namesOf(inTheirPlaces({ recorder, uploads, bulk, chat }))).toEqual(['chat', 'bulk', 'uploads', 'recorder'])
})

it('leaves no hole for who is missing', () => {
  const chat = member('chat')
  const recorder = member('recorder')
  expect(namesOf(inTheirPlaces({ chat, bulk: null, uploads: null, recorder }))).toEqual(['chat', 'recorder'])
  expect(inTheirPlaces({ chat: null, bulk: null, uploads: null, recorder: null })).toEqual([])
})
