import { describe, expect, it } from 'vitest'
import { notificationTypeIds } from '@/api/known-values.gen'
import { entry } from './testing/fixtures'
import type { Notification, NotificationKind } from './notification'
import { notificationLink } from './link'

const post = { id: 'p7', title: 'Line 4 stop on Tuesday' }
const comment = { id: 'c3', deleted: false }
const task = { id: 't9', title: 'Review onboarding survey', deleted: false, expiration: null }

function to(typeId: string, rest: Partial<Notification> = {}): string | null {
  const link = notificationLink(entry(1, { typeId, post, comment, task, ...rest }))
  if (link.kind === 'broken') throw link.error
  return link.kind === 'address' ? link.to : null
}

describe('where notifications lead', () => {
  it.each<[NotificationKind, string]>([
    ['attachment-add', '/post/p7?entity=attachments'],
    ['attachment-remove', '/post/p7?entity=attachments'],
    ['attachment-new-version', '/post/p7?entity=attachments'],
    ['post-attachments-edit', '/post/p7?entity=attachments'],
    ['comment', '/post/p7?entity=comments&commentId=c3'],
    ['comment-mention', '/post/p7?entity=comments&commentId=c3'],
    ['comment-like', '/post/p7?entity=comments&commentId=c3'],
    ['post-comment', '/post/p7?entity=comments&commentId=c3'],
    ['comment-reply', '/post/p7?entity=comments&commentId=c3'],
    ['status-change', '/post/p7?entity=workflow'],
    ['task-create', '/post/p7?entity=tasks&taskId=t9'],
    ['task-edit', '/post/p7?entity=tasks&taskId=t9'],
    ['task-copy', '/post/p7?entity=tasks&taskId=t9'],
    ['task-reminder', '/post/p7?entity=tasks&taskId=t9'],
    ['task-comment', '/post/p7?entity=tasks&taskId=t9'],
    ['task-mention', '/post/p7?entity=tasks&taskId=t9'],
    ['task-assign', '/post/p7?entity=tasks&taskId=t9'],
    ['task-attachment', '/post/p7?entity=tasks&taskId=t9'],
    ['task-reopened', '/post/p7?entity=tasks&taskId=t9'],
    ['task-closed', '/post/p7?entity=tasks&taskId=t9'],
    ['event-staff-invitation', '/post/p7?entity=invitations'],
    ['activity-assigned', '/post/p7?entity=subactivities'],
    ['activity-edit', '/post/p7?entity=subactivities'],
    ['screen-data-edit', '/post/p7'],
    ['post-creation', '/post/p7'],
    ['feedback-task-status-change', '/post/feedback/p7/recipient?taskId=t9'],
  ])('%s leads to %s', (typeId, address) => {
    expect(to(typeId)).toBe(address)
  })

  it('name the part of the post and no comment or task that is gone', () => {
    expect(to('comment', { comment: { ...comment, deleted: true } })).toBe('/post/p7?entity=comments')
    expect(to('task-edit', { task: { ...task, deleted: true } })).toBe('/post/p7?entity=tasks')
    expect(to('comment-remove')).toBe('/post/p7?entity=comments')
    expect(to('task-delete')).toBe('/post/p7?entity=tasks')
    expect(to('task-deleted')).toBe('/post/p7?entity=tasks')
  })

  it('lead nowhere when the post was removed', () => {
    expect(to('post-remove')).toBeNull()
    expect(to('comment', { post: { ...post, removed: true } })).toBeNull()
  })

  it('follow the address of the server first, with its query', () => {
    expect(to('post-remove', { routerLink: '/people', queryParams: { q: 'anna & co' } })).toBe('/people?q=anna+%26+co')
    expect(to('comment', { routerLink: '/insights?tab=week#top', queryParams: { tab: 'month' } })).toBe(
      '/insights?tab=month#top',
    )
  })

  it.each([
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/.//elsewhere.example',
    '/..//elsewhere.example',
    '/%2e%2e//elsewhere.example',
    '/./\\elsewhere.example',
  ])('never leave the portal by an address such as %s', (routerLink) => {
    expect(to('comment', { routerLink })).toBe('/post/p7?entity=comments&commentId=c3')
  })

  it('of a kind that came after this build lead to their post, or nowhere', () => {
    expect(to('parcel-arrived')).toBe('/post/p7')
    const { post: _, ...without } = entry(1, { typeId: 'parcel-arrived', post })
    expect(notificationLink(without)).toEqual({ kind: 'none' })
  })

  it('are an error when they need a post and name none', () => {
    const links = notificationTypeIds.map((typeId) => notificationLink(entry(1, { typeId, comment, task })))
    const broken = links.filter((link) => link.kind === 'broken')
    expect(broken).toHaveLength(notificationTypeIds.length - 1)
    for (const link of broken) expect(link.error.message).toBe('missing required post id')
  })

  it('keep odd ids in one piece', () => {
    expect(to('comment', { post: { ...post, id: 'a/b?c' } })).toBe('/post/a%2Fb%3Fc?entity=comments&commentId=c3')
  })
})
