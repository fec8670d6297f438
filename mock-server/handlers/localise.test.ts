import { expect, it } from 'vitest'
import { communities } from '../content/communities.ts'
import { localisedDescriptions, localisedNames } from '../content/localised-names.ts'
import { postStates, taskStates } from '../content/workflow-states.ts'
import { localise } from './localise.ts'

it('names states and communities in the language of the person, wherever they stand', () => {
  const answer = {
    items: [{ id: 'post-1', title: 'Line 4 stop', workflowState: { id: 'ws-review', name: 'In review' } }],
    community: { id: 'quality-and-safety', name: 'Quality and safety' },
  }
  expect(localise(answer, 'de')).toEqual({
    items: [{ id: 'post-1', title: 'Line 4 stop', workflowState: { id: 'ws-review', name: 'In Prüfung' } }],
    community: { id: 'quality-and-safety', name: 'Qualität und Sicherheit' },
  })
})

it('says in the language of the person why a post was not moved, also when it was moved in another', () => {
  const reason = { code: 'post-locked', message: 'Someone else is editing this post.' }
  expect(localise({ reason }, 'de')).toEqual({
    reason: { code: 'post-locked', message: 'Jemand bearbeitet diesen Beitrag gerade.' },
  })
  const other = { code: 'post-locked', message: 'must say something' }
  expect(localise(other, 'de')).toEqual(other)
})

it('says what a community is for, and names the step that a task is needed for, in that language too', () => {
  const answer = {
    communities: [{ id: 'learning-corner', name: 'Learning corner', description: 'Courses.' }],
    requiredFor: { transitionId: 'tr-approve', name: 'Approve' },
  }
  expect(localise(answer, 'de')).toEqual({
    communities: [{ id: 'learning-corner', name: 'Lernecke', description: 'Kurse, Abende und Lesenswertes.' }],
    requiredFor: { transitionId: 'tr-approve', name: 'Freigeben' },
  })
})

it('leaves alone what people wrote, and names of places', () => {
  const answer = { id: 'plant-torino', name: 'Stabilimento Torino', description: null, members: ['ws-review'] }
  expect(localise(answer, 'el')).toEqual(answer)
})

it('knows every state, and every community that has an English name', () => {
  const states = [...Object.values(postStates), ...Object.values(taskStates)]
  const english = communities.filter(({ name }) => /^(IT|[A-Z][a-z]+) (and|service|launches|corner|board)/.test(name))
  const unknown = [...states, ...english].filter(({ id }) => !Object.hasOwn(localisedNames, id))
  expect(unknown).toEqual([])
  expect(english).toHaveLength(6)
  const inEnglish = communities.filter(({ name, languages }) => languages[0] === 'en' || name.startsWith('Schicht'))
  expect(inEnglish.filter(({ id }) => !Object.hasOwn(localisedDescriptions, id))).toEqual([])
})
