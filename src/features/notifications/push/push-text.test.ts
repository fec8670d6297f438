import { expect, it } from 'vitest'
import { createPortalIntl, loadCatalogue } from '@/shared/i18n'
import { entry } from '../testing/fixtures'
import { pushText } from './push-text'

const english = createPortalIntl('en', {}, 'Europe/Rome')
const mention = entry(1, {
  typeId: 'comment-mention',
  post: { id: '7', title: 'Shift plan' },
  descriptionPlainText: 'Can you look at Friday?',
})

it('says what happened as plain text, with what was written below it', () => {
  expect(pushText(mention, english)).toEqual({
    title: 'Marco Bianchi mentioned you in a comment',
    body: '“Can you look at Friday?”',
    lang: 'en-GB',
  })
})

it('puts the title that the server chose above what happened', () => {
  expect(pushText({ ...mention, title: 'You were mentioned' }, english)).toMatchObject({
    title: 'You were mentioned',
    body: 'Marco Bianchi mentioned you in a comment',
  })
})

it('says once what the server worded itself, because it leads to an address of its own', () => {
  const invited = { ...mention, title: 'You are invited: Shift plan', routerLink: '/post/7/invitations' }
  expect(pushText(invited, english)).toMatchObject({
    title: 'You are invited: Shift plan',
    body: '“Can you look at Friday?”',
  })
})

it('speaks the language of the person, and names a kind that it does not know', async () => {
  const german = createPortalIntl('de', await loadCatalogue('de'), 'Europe/Rome')
  expect(pushText(mention, german)).toMatchObject({ lang: 'de-DE', body: '„Can you look at Friday?“' })
  expect(pushText(entry(2, { typeId: 'canteen-menu' }), english).title).toContain('canteen-menu')
})
